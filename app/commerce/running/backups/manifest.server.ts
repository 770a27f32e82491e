import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { type BackupManifest, isBackedUp, manifestFormat, manifestName } from './backup.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const manifestSchema = v.strictObject({
  format: v.literal(manifestFormat),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  database: v.picklist(['SQLite', 'PostgreSQL']),
  migration: v.pipe(v.string(), v.nonEmpty()),
  products: whole,
  orders: whole,
  files: v.array(
    v.strictObject({
      path: v.pipe(v.string(), v.check(isBackedUp)),
      bytes: whole,
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
})

/** Writes the manifest onto the disk. */
export async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  await writeFile(path.join(folder, manifestName), formatManifest(manifest), { mode: 0o600, flush: true })
}

/** The manifest as text, with its own checksum at the end. */
export function formatManifest(manifest: BackupManifest): string {
  return `${JSON.stringify({ ...manifest, sha256: checksum(manifest) }, null, 1)}\n`
}

/** Reads a manifest; `another-format` for a backup of a newer version of Tote. */
export function parseManifest(text: string): BackupManifest | 'another-format' | undefined {
  const read = parseJson(text)
  if (read === undefined) return undefined
  const { sha256, ...manifest } = read
  if (sha256 !== checksum(manifest)) return undefined
  const parsed = v.safeParse(manifestSchema, manifest)
  if (parsed.success) return parsed.output
  return manifest.format === manifestFormat ? undefined : 'another-format'
}

/** The manifest of a backup; undefined if there is none, or if it is damaged. */
export async function readManifest(folder: string): Promise<BackupManifest | 'another-format' | undefined> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : parseManifest(text)
}

function checksum(manifest: object): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex')
}

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
