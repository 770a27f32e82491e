import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'

/** A page as it went over the line: name, value, name, value … of its headers, and its body in base64. */
export interface ServedPage {
  headers: string[]
  body: string
  /** Of the compressed body, in bytes. */
  length: number
}

/** What Node's HTTP server adds to an answer by itself. */
const addedByNode = ['connection', 'keep-alive', 'date']

/** Reads one page as a browser does, and makes sure that it is the whole page and not an error or an empty shell. */
export async function readPage(
  origin: string,
  path: string,
  host = new URL(origin).host,
): Promise<ServedPage> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(origin + path, { agent: false, headers: { host, 'accept-encoding': 'br' } }, resolve).on(
      'error',
      reject,
    )
  })
  const body = await buffer(answer)
  const refuse = (because: string) => new Error(`${path} of ${host} cannot be measured: ${because}.`)
  if (answer.statusCode !== 200) throw refuse(`it answers ${answer.statusCode}`)
  if (answer.headers['content-encoding'] !== 'br') throw refuse('it is not compressed with Brotli')
  const html = brotliDecompressSync(body).toString()
  if (!html.includes('<h1') || !html.includes('</html>')) throw refuse('it is not a whole page')
  if (!html.includes(`<link rel="canonical" href="http://${host}${path}"`)) throw refuse('it is another page')
  return { headers: ownHeaders(answer.rawHeaders), body: body.toString('base64'), length: body.length }
}

function ownHeaders(raw: string[]): string[] {
  const own: string[] = []
  for (let at = 0; at < raw.length; at += 2)
    if (!addedByNode.includes(raw[at]!.toLowerCase())) own.push(raw[at]!, raw[at + 1]!)
  return own
}
