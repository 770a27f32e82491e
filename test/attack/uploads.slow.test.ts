import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { SeededRandom } from '#demo/big-shop/seeded-random.ts'
import { defaultUploadLimits } from '#server/uploads/upload-reader.ts'
import { type UploadAnswer, uploadServer } from '#server/uploads/upload-server.fixture.ts'
import { rawConnection } from '../raw-request.ts'
import { readSeed } from './requests/read-seed.ts'

const seed = readSeed()
const rounds = 40
const perRound = 10
const boundary = 'zzqBoundary'

const names = [
  'pictures',
  'rows',
  'title',
  '__proto__',
  'constructor',
  '',
  'pictures[]',
  'a\0b',
  'ü',
  '%22',
  '"',
  '\\',
]
const fileNames = [
  ...[
    'a.png',
    '',
    '.',
    '..',
    '../../etc/passwd',
    'C:\\a\\b.csv',
    '\0',
    'a\u202egnp.exe',
    '%2e%2e%2f',
    "a'; filename=b",
  ],
  ...['x'.repeat(3000), '\xff\xfe', '=?utf-8?B?YQ==?=', 'CON', 'a"b', '🧵.png'],
]
const types = [
  'image/png',
  'image/jpeg',
  'text/csv',
  'TEXT/CSV; charset=utf-7',
  'text/plain; charset=utf-16le',
  'x',
  '',
  ';;=',
]
const noises = [
  '\r\n',
  '\n',
  '\r',
  '\r\n\r\n',
  '--',
  '-',
  `\r\n--${boundary}`,
  `--${boundary}--`,
  ':',
  ';',
  '"',
  '\0',
  ' ',
]

it('uploads of hostile and broken bodies are answered, and leave neither files nor failures', async () => {
  const dice = new SeededRandom(seed)
  // A busy machine is not a slow client.
  const uploads = { ...defaultUploadLimits, idleTimeout: 30_000 }
  const limits = { writesAtOnce: 1000, uploadsAtOnce: 1000, uploads }
  const server = await uploadServer({ atEnd: onTestFinished, limits })
  const statuses = new Map<number | 'gone', number>()

  /** Sends a body in pieces, some only in part. */
  const exchange = async (body: Buffer, pieces: number[], isWhole: boolean) => {
    const { socket, response } = rawConnection(server.origin)
    const type = `Content-Type: multipart/form-data; boundary=${boundary}`
    const head = ['POST /upload HTTP/1.1', `Host: ${new URL(server.origin).host}`, type, 'Connection: close']
    socket.write(`${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n`)
    for (const [at, from] of pieces.entries()) {
      await setImmediate()
      socket.write(body.subarray(from, pieces[at + 1] ?? (isWhole ? body.length : from)))
    }
    if (!isWhole) socket.destroy()
    const got = await response()
    const status = isWhole ? (got?.status ?? 'none') : 'gone'
    const fault = isWhole ? faultOf(got?.status, got?.body ?? '') : undefined
    return {
      status: status as number | 'gone',
      fault: fault && `${fault}\n${body.toString('latin1').slice(0, 2000)}`,
    }
  }

  for (let round = 0; round < rounds; round += 1) {
    const sent = Array.from({ length: perRound }, () => {
      const body = dice.chance(0.3) ? hostileBody(dice) : garbledUpload(dice, hostileBody(dice))
      const pieces = [0, ...Array.from({ length: dice.integer(0, 6) }, () => dice.integer(0, body.length))]
      return [body, pieces.toSorted((a, b) => a - b), dice.chance(0.9)] as const
    })
    const results = await Promise.all(sent.map(one => exchange(...one)))
    for (const { status } of results) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    expect(
      results.flatMap(({ fault }) => fault ?? []),
      `seed ${seed}`,
    ).toEqual([])
  }
  await expect.poll(server.onDisk).toEqual([])
  expect(server.logged.filter(({ event }) => event !== 'request')).toEqual([])
  // An attack that never gets through proves nothing, nor does one that always does.
  for (const status of [200, 400, 'gone'] as const) expect(statuses.get(status)).toBeGreaterThan(rounds / 4)
})

/** A well-formed body with hostile names, types and contents. */
function hostileBody(dice: SeededRandom): Buffer {
  const parts = Array.from({ length: dice.integer(0, 8) }, () => {
    const disposition = [`form-data; name="${dice.pick(names)}"`]
    const isFile = dice.chance(0.7)
    if (isFile) disposition.push(`filename="${dice.pick(fileNames)}"`)
    const type = isFile || dice.chance(0.2) ? `Content-Type: ${dice.pick(types)}\r\n` : ''
    const length = dice.pick([0, 1, 100, 1999, 2000, 2001, 70_000])
    const content = Buffer.alloc(
      length,
      dice.pick(['x', '\r\n', '\r\n--', `\r\n--${boundary.slice(0, 4)}`, '\xff\x00']),
    )
    const head = `--${boundary}\r\nContent-Disposition: ${disposition.join('; ')}\r\n${type}\r\n`
    return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')])
  })
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
}

/** The same bytes with a few changed, added, removed or repeated. */
function garbledUpload(dice: SeededRandom, whole: Buffer): Buffer {
  let bytes = whole
  for (let left = dice.integer(1, 4); left > 0; left -= 1) {
    const at = dice.integer(0, bytes.length)
    const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)]
    bytes = dice.pick([
      () => Buffer.concat([before, Buffer.from(dice.pick(noises)), after]),
      () => Buffer.concat([before, after.subarray(dice.integer(1, 50))]),
      () => Buffer.concat([before, after.subarray(0, 200), after]),
      () => before,
    ])()
  }
  return bytes
}

const allowedTypes = { pictures: ['image/png', 'image/jpeg'], rows: ['text/csv'] }

/** Faults of an answer. */
function faultOf(status: number | undefined, body: string): string | undefined {
  if (status === 400 || status === 413) return undefined
  if (status !== 200) return `status ${status}`
  const { files } = JSON.parse(Buffer.from(body, 'latin1').toString()) as UploadAnswer
  for (const [field, list] of Object.entries(files ?? {}) as [
    keyof typeof allowedTypes,
    NonNullable<UploadAnswer['files']>['rows'],
  ][])
    for (const { name, contentType, size, sha256, bytes } of list) {
      const content = Buffer.from(bytes, 'base64')
      if (/[/\\\p{C}]|^$/u.test(name) || name.length > 200) return `the name ${JSON.stringify(name)}`
      if (!allowedTypes[field].includes(contentType)) return `the type ${contentType}`
      if (size !== content.length || size > (field === 'rows' ? 2000 : 1_000_000)) return `${size} bytes`
      if (sha256 !== createHash('sha256').update(content).digest('hex')) return 'the hash'
    }
  return undefined
}
