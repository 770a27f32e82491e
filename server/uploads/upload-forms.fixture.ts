import { randomBytes } from 'node:crypto'

export function formOf(
  ...parts: (readonly [string, string] | readonly [string, Uint8Array | string, string, string])[]
) {
  const form = new FormData()
  for (const [name, value, type, fileName] of parts)
    if (type === undefined) form.append(name, value as string)
    else form.append(name, new Blob([value as Uint8Array<ArrayBuffer>], { type }), fileName)
  return form
}

/** The part of a picture with random bytes. */
export const png = (bytes: number) => ['pictures', randomBytes(bytes), 'image/png', 'a.png'] as const

export const end = '--b--\r\n'

/** The head of a form that is sent byte by byte; `part` and `filePart` follow, and `end`. */
export function head(origin: string, length: number, ...headers: string[]): string {
  const { host } = new URL(origin)
  const type = 'Content-Type: multipart/form-data; boundary=b'
  const lines = ['POST /upload HTTP/1.1', `Host: ${host}`, type, `Content-Length: ${length}`, ...headers]
  return `${lines.join('\r\n')}\r\n\r\n`
}

export function part(name: string, value: string): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
}

export function filePart(name: string, content: string): string {
  const type = 'Content-Type: image/png'
  return `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n${type}\r\n\r\n${content}`
}
