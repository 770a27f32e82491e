import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'

/** A page as it went over the line: name, value, name, value … of its headers, and its body in base64. */
export interface ServedPage {
  headers: string[]
  body: string
  /** Of the compressed body, in bytes. */
  length: number
  /** Whether the shop may have kept it for the next visitor. */
  shared: boolean
}

/** What Node's HTTP server adds to an answer by itself. */
const addedByNode = ['connection', 'keep-alive', 'date']

/** Reads one page as a browser does, and makes sure that it is the whole page and not an error or an empty shell. */
export async function readPage(origin: string, path: string): Promise<ServedPage> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { agent: false, headers: { 'accept-encoding': 'br' } }
    get(origin + path, options, resolve).on('error', reject)
  })
  const body = await buffer(answer)
  const refuse = (because: string) => new Error(`${origin}${path} cannot be measured: ${because}.`)
  if (answer.statusCode !== 200) throw refuse(`it answers ${answer.statusCode}`)
  if (answer.headers['content-encoding'] !== 'br') throw refuse('it is not compressed with Brotli')
  const html = brotliDecompressSync(body).toString()
  if (!html.includes('<h1') || !html.includes('</html>')) throw refuse('it is not a whole page')
  // The product page alone names the address of the product that it shows.
  if (!html.includes(`<link rel="canonical" href="${origin}${path}`)) throw refuse('it is another page')
  return {
    headers: ownHeaders(answer.rawHeaders),
    body: body.toString('base64'),
    length: body.length,
    shared: answer.headers['cache-control'] !== 'no-store',
  }
}

function ownHeaders(raw: string[]): string[] {
  const own: string[] = []
  for (let at = 0; at < raw.length; at += 2)
    if (!addedByNode.includes(raw[at]!.toLowerCase())) own.push(raw[at]!, raw[at + 1]!)
  return own
}
