import { Buffer } from 'node:buffer'
import { crc32, inflateRawSync } from 'node:zlib'

/** The files of a ZIP file, found by its directory. */
export function readZip(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'))
  const files = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const [sum, packed, size] = [16, 20, 24].map(field => zip.readUInt32LE(at + field))
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('latin1', at + 46, at + 46 + nameLength)
    const start = zip.readUInt32LE(at + 42) + 30 + nameLength
    const content = inflateRawSync(zip.subarray(start, start + packed!))
    if (crc32(content) !== sum || content.length !== size) throw new Error(`${name} is damaged.`)
    files.set(name, content.toString())
    at += 46 + nameLength
  }
  return files
}
