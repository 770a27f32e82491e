import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FinishedPage } from '#web/pages/finished-page.server.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/**
 * Reads the files of a folder into memory, by path, with the build's compressed versions. Requests never touch the disk, so a
 * new build can't break the running shop and no request can reach another file.
 */
export function readStaticFiles(folder: string): Map<string, FinishedPage> {
  const names = (readdirSync(folder, { recursive: true }) as string[]).filter(
    name => path.extname(name) in types,
  )
  return new Map(
    names.map(name => [`/${name.split(path.sep).join('/')}`, readStaticFile(path.join(folder, name), name)]),
  )
}

function readStaticFile(file: string, name: string): FinishedPage {
  const body = readFileSync(file)
  const isCompressed = existsSync(`${file}.br`)
  return {
    status: 200,
    headers: {
      'content-type': types[path.extname(name)]!,
      'cache-control': cacheControl(name),
      ...(isCompressed && { vary: 'Accept-Encoding' }),
    },
    cookies: [],
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
    compressed: isCompressed
      ? new Map([
          ['br', readFileSync(`${file}.br`)],
          ['gzip', readFileSync(`${file}.gz`)],
        ])
      : undefined,
    isCacheable: true,
    headerLines: new Map(),
  }
}

/** Files in `assets` have a hash in their name and never change; others may. */
function cacheControl(name: string): string {
  return name.split(path.sep)[0] === 'assets' ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}
