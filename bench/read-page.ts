import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'

/** A response as sent: alternating header names and values, and the body in base64. */
export interface ServedPage {
  headers: string[]
  body: string
  /** Bytes of the compressed body. */
  length: number
  /** False for `no-store`. */
  shared: boolean
}

/** Headers that Node's HTTP server adds. */
const headersAddedByNode = ['connection', 'keep-alive', 'date']

/** Reads a page like a browser, and throws unless it is complete and the expected one. */
export async function readPage(origin: string, path: string): Promise<ServedPage> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { agent: false, headers: { 'accept-encoding': 'br' } }
    get(origin + path, options, resolve).on('error', reject)
  })
  const body = await buffer(answer)
  const refuse = (reason: string) => new Error(`${origin}${path} cannot be measured: ${reason}.`)
  if (answer.statusCode !== 200) throw refuse(`it answers ${answer.statusCode}`)
  if (answer.headers['content-encoding'] !== 'br') throw refuse('it is not compressed with Brotli')
  const html = brotliDecompressSync(body).toString()
  if (!html.includes('<h1') || !html.includes('</html>')) throw refuse('it is not a whole page')
  // A product page has the URL of its product, and every page names the shop by its own origin.
  const [, canonical] = html.match(/<link rel="canonical" href="([^"]*)"/) ?? []
  if (!canonical || !new URL(canonical).pathname.startsWith(path)) throw refuse('it is another page')
  return {
    headers: headersWithoutNode(answer.rawHeaders),
    body: body.toString('base64'),
    length: body.length,
    shared: answer.headers['cache-control'] !== 'no-store',
  }
}

function headersWithoutNode(raw: string[]): string[] {
  const own: string[] = []
  for (let at = 0; at < raw.length; at += 2)
    if (!headersAddedByNode.includes(raw[at]!.toLowerCase())) own.push(raw[at]!, raw[at + 1]!)
  return own
}
