import { createHash, randomBytes } from 'node:crypto'
import { statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { rawConnection, rawRequest } from '#test/raw-request.ts'
import { UploadFolder } from '#web/uploads/upload-folder.server.ts'
import { end, filePart, formOf, head, part, png } from './upload-forms.fixture.ts'
import { defaultUploadLimits } from './upload-reader.ts'
import { type UploadAnswer, uploadServer } from './upload-server.fixture.ts'

const open = (options: Partial<Parameters<typeof uploadServer>[0]> = {}) =>
  uploadServer({ atEnd: onTestFinished, ...options })

describe('an upload', () => {
  it('arrives with its texts and files, and leaves nothing behind', async () => {
    const seen: string[][] = []
    const server = await open({ duringAction: async () => void seen.push(server.onDisk()) })
    const tricky = Buffer.from('\r\n--\r\n------\0\xff\r\n', 'latin1')
    const picture = Buffer.concat([randomBytes(300_000), tricky])
    const answer = await server.send(
      formOf(
        ['title', 'Grüße & more'],
        ['pictures', picture, 'image/png', 'Käse “1”.png'],
        ['pictures', tricky, 'image/jpeg', '../../etc/passwd'],
        ['rows', 'sku,price\nA,1\n', 'text/csv', 'rows.csv'],
      ),
    )
    const { title, files } = (await answer.json()) as UploadAnswer
    expect([answer.status, title]).toEqual([200, 'Grüße & more'])
    const file = (name: string, contentType: string, bytes: Buffer) => ({
      ...{ name, contentType, size: bytes.length, bytes: bytes.toString('base64') },
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
    expect(files).toEqual({
      pictures: [file('Käse “1”.png', 'image/png', picture), file('passwd', 'image/jpeg', tricky)],
      rows: [file('rows.csv', 'text/csv', Buffer.from('sku,price\nA,1\n'))],
    })
    expect(seen[0]).toHaveLength(4)
    await expect.poll(server.onDisk).toEqual([])
  })

  it('without files is a form like any other', async () => {
    const server = await open()
    const answer = await server.send(formOf(['title', 'A'], ['pictures', '', 'application/octet-stream', '']))
    expect(await answer.json()).toMatchObject({ title: 'A', files: { pictures: [], rows: [] } })
  })

  it('is refused file by file, with an error for each field', async () => {
    const server = await open()
    const errorsOf = async (...parts: Parameters<typeof formOf>) => {
      const answer = (await (await server.send(formOf(['title', 'A'], ...parts))).json()) as UploadAnswer
      return [answer.title, answer.errors]
    }
    expect(await errorsOf(['rows', 'x'.repeat(2000), 'text/csv', 'a.csv'])).toEqual(['A', undefined])
    expect(await errorsOf(['rows', 'x'.repeat(2001), 'text/csv', 'a.csv'], png(1_000_001))).toEqual([
      'A',
      {
        rows: { code: 'file-too-large', params: { max: 2000 } },
        pictures: { code: 'file-too-large', params: { max: 1_000_000 } },
      },
    ])
    expect(await errorsOf(png(1), png(2), png(3))).toEqual([
      'A',
      { pictures: { code: 'too-many-files', params: { max: 2 } } },
    ])
    expect(await errorsOf(['rows', '<script>', 'text/html', 'a.csv'])).toEqual([
      'A',
      { rows: { code: 'wrong-file-type', params: {} } },
    ])
    await expect.poll(server.onDisk).toEqual([])
  })

  it('drops files that the form does not declare', async () => {
    const server = await open()
    const parts = ['__proto__', 'constructor', 'title', 'other'].map(
      name => [name, 'x'.repeat(5000), 'image/png', 'a.png'] as const,
    )
    const answer = await server.send(formOf(...parts))
    const { files, errors } = (await answer.json()) as UploadAnswer
    expect([files, errors]).toMatchObject([{ pictures: [], rows: [] }, { title: { code: 'missing' } }])
  })

  it('is requested from a client that waits', async () => {
    const server = await open()
    const body = part('title', 'A') + end
    const { socket, response } = rawConnection(server.origin)
    socket.write(head(server.origin, body.length, 'Expect: 100-continue', 'Connection: close'))
    socket.once('data', () => socket.write(body))
    const all = await response()
    expect(all?.status).toBe(100)
    expect(all?.body).toMatch(/^HTTP\/1\.1 200 /)
  })
})

describe('a broken upload', () => {
  it.each<[string, number, string]>([
    ['without its end', 400, part('title', 'A')],
    ['that ends in a file', 400, filePart('pictures', 'x'.repeat(100_000))],
    ['that ends in a head', 400, '--b\r\nContent-Disposition: form-da'],
    ['with another boundary', 400, (part('title', 'A') + end).replaceAll('--b', '--c')],
    ['that is no multipart', 400, 'title=A'],
    ['with text that is not UTF-8', 400, part('title', '\xff') + end],
    ['with hundreds of parts', 400, part('title', 'A').repeat(301) + end],
    ['with more text than any form has', 413, part('title', 'x'.repeat(17_000)) + end],
    ['with more text in all', 413, part('title', 'x'.repeat(1000)).repeat(17) + end],
  ])('%s gets %i and leaves nothing behind', async (_, status, body) => {
    const server = await open()
    const [first, ...headers] = head(server.origin, body.length).trimEnd().split('\r\n')
    const answer = await rawRequest(server.origin, [first!, ...headers], body)
    expect([answer?.status, answer?.headers['content-type']]).toEqual([status, 'text/plain; charset=utf-8'])
    await expect.poll(server.onDisk).toEqual([])
    expect(server.logged.filter(({ event }) => event !== 'request')).toEqual([])
  })

  it.each([
    ['multipart/form-data', 400],
    ['multipart/form-data; boundary=', 400],
    ['multipart/mixed; boundary=b', 415],
    ['application/x-www-form-urlencoded', 415],
  ])('of the type %s gets %i', async (type, status) => {
    const { origin } = await open()
    const body = part('title', 'A') + end
    const request = { method: 'POST', body, headers: { 'Content-Type': type } }
    expect((await fetch(`${origin}/upload`, request)).status).toBe(status)
  })

  it('that arrived completely keeps its connection', async () => {
    const { origin } = await open()
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' }
    const request = { method: 'POST', body: part('title', 'A'), headers }
    const answer = await fetch(`${origin}/upload`, request)
    expect([answer.status, answer.headers.get('connection')]).toEqual([400, 'keep-alive'])
  })

  it('that is too large is refused before it is sent', async () => {
    const { origin } = await open()
    const { socket, response } = rawConnection(origin)
    socket.write(head(origin, 2_100_000))
    const refused = await response()
    expect([refused?.status, refused?.body]).toEqual([
      413,
      'These files are too large. Send fewer or smaller ones.',
    ])
  })

  it('of an impatient client is removed while it arrives', async () => {
    const server = await open()
    const { socket } = rawConnection(server.origin)
    socket.write(head(server.origin, 900_000) + filePart('pictures', 'x'.repeat(300_000)))
    const bytes = () =>
      Math.max(0, ...server.onDisk().map(name => statSync(path.join(server.folder, name)).size))
    await expect.poll(() => server.onDisk().length).toBe(2)
    await expect.poll(bytes).toBeGreaterThan(200_000)
    socket.destroy()
    await expect.poll(server.onDisk).toEqual([])
    await expect
      .poll(() => server.logged)
      .toMatchObject([{ event: 'request', path: '/upload', aborted: true }])
  })

  it.each([
    ['pauses', { idleTimeout: 200, timeout: 300_000 }],
    ['never ends', { idleTimeout: 300_000, timeout: 200 }],
  ])('of a client that %s gets 408', async (_, times) => {
    const server = await open({ limits: { uploads: { ...defaultUploadLimits, ...times } } })
    const { socket, response } = rawConnection(server.origin)
    socket.write(head(server.origin, 900_000) + filePart('pictures', 'x'.repeat(1000)))
    expect((await response())?.status).toBe(408)
    await expect.poll(server.onDisk).toEqual([])
  })

  it('whose action fails is removed', async () => {
    const fail = () => Promise.reject(new Error('no such column'))
    const server = await open({ duringAction: fail })
    expect((await server.send(formOf(['title', 'A'], png(100_000)))).status).toBe(500)
    await expect.poll(server.onDisk).toEqual([])
  })

  it.each([
    ['when it begins', (folder: string) => new UploadFolder(path.join(folder, 'not-a-folder', 'x'))],
    ['at its first file', (folder: string) => new LostFolder(folder)],
  ])('that the disk refuses %s keeps the texts, and is logged', async (_, newFolder) => {
    const server = await open({ newFolder })
    writeFileSync(path.join(path.dirname(server.folder), 'uploads'), '')
    const answer = await (await server.send(formOf(png(900_000), ['title', 'A']))).json()
    expect(answer).toMatchObject({ title: 'A', errors: { pictures: { code: 'file-not-stored' } } })
    expect(server.logged.filter(({ event }) => event === 'upload-not-stored')).toHaveLength(1)
  })
})

/** A folder that disappears at once. */
class LostFolder extends UploadFolder {
  override use<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
    return use('/nowhere')
  }
}

describe('uploads in progress', () => {
  it('are capped for each client address', async () => {
    const server = await open({ limits: { uploadsAtOnce: 2 } })
    const begin = (client: string) => {
      const connection = rawConnection(server.origin)
      const from = `X-Forwarded-For: ${client}`
      connection.socket.write(head(server.origin, 900_000, from) + filePart('pictures', 'x'.repeat(1000)))
      return connection
    }
    const first = [begin('203.0.113.7'), begin('203.0.113.7')]
    await expect.poll(() => server.onDisk().length).toBe(4)
    expect((await begin('203.0.113.7').response())?.status).toBe(429)
    const other = begin('203.0.113.8')
    await expect.poll(() => server.onDisk().length).toBe(6)
    for (const { socket } of [...first, other]) socket.destroy()
    await expect.poll(server.onDisk).toEqual([])
    expect((await server.send(formOf(['title', 'A']))).status).toBe(200)
  })

  it('stay within the common limit of bytes on disk', async () => {
    const server = await open({ limits: { uploads: { ...defaultUploadLimits, bytesAtOnce: 1_000_000 } } })
    const { socket } = rawConnection(server.origin)
    socket.write(head(server.origin, 900_000) + filePart('pictures', 'x'.repeat(1000)))
    await expect.poll(() => server.onDisk().length).toBe(2)
    expect((await server.send(formOf(png(200_000)))).status).toBe(503)
    socket.destroy()
    await expect.poll(server.onDisk).toEqual([])
    expect((await server.send(formOf(['title', 'A'], png(200_000)))).status).toBe(200)
  })
})
