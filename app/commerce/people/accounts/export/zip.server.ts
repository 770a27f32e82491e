import { Buffer } from 'node:buffer'
import { crc32, deflateRawSync } from 'node:zlib'

interface ZipEntry {
  /** In ASCII. */
  name: string
  content: string
}

const version = 20
const deflated = 8

/** A ZIP file of a few small files, dated in UTC (PKWARE APPNOTE, sections 4.3.7, 4.3.12 and 4.3.16). */
export function zipFiles(entries: readonly ZipEntry[], now: Date): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const fields = sharedFields(Buffer.from(content), name.length, now)
    const file = Buffer.concat([words(0x4b50, 0x0403), fields.head, Buffer.from(name), fields.body])
    const place = Buffer.concat([words(0, 0, 0, 0, 0), numbers(offset)])
    directory.push(words(0x4b50, 0x0201, version), fields.head, place, Buffer.from(name))
    files.push(file)
    offset += file.length
  }
  const index = Buffer.concat(directory)
  const count = entries.length
  const end = [words(0x4b50, 0x0605, 0, 0, count, count), numbers(index.length, offset), words(0)]
  return Buffer.concat([...files, index, ...end])
}

/** The fields that stand before a file and again in the directory. */
function sharedFields(content: Buffer, nameLength: number, now: Date): { head: Buffer; body: Buffer } {
  const body = deflateRawSync(content)
  const time = (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1)
  const date = ((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate()
  const sizes = numbers(crc32(content), body.length, content.length)
  return { head: Buffer.concat([words(version, 0, deflated, time, date), sizes, words(nameLength, 0)]), body }
}

function words(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => {
    buffer.writeUInt16LE(value, index * 2)
  })
  return buffer
}

function numbers(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => {
    buffer.writeUInt32LE(value, index * 4)
  })
  return buffer
}
