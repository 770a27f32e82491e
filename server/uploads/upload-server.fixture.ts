import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { textField } from '#commerce/editing/input/text-fields.server.ts'
import { temporaryFolder } from '#test/databases.ts'
import { finishPage } from '#web/pages/finished-page.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput } from '#web/requests/read-input.server.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { UploadFolder } from '#web/uploads/upload-folder.server.ts'
import { readFiles } from '#web/uploads/uploaded-files.server.ts'
import { createShopServer } from '../http/http-server.ts'
import type { WriteLimits } from '../http/writes.ts'
import { type Pages, type Requester, requestContext } from '../pages/pages.ts'

const fields = { title: textField({ max: 100 }) }
const files = {
  pictures: { maxFiles: 2, maxBytes: 1_000_000, contentTypes: ['image/png', 'image/jpeg'] },
  rows: { maxFiles: 1, maxBytes: 2000, contentTypes: ['text/csv'] },
}

export interface UploadAnswer {
  title?: string
  files?: Record<
    'pictures' | 'rows',
    { name: string; contentType: string; size: number; sha256: string; bytes: string }[]
  >
  errors?: Record<string, { code: string }>
}

interface UploadServerOptions {
  atEnd: (close: () => Promise<void>) => void
  limits?: Partial<WriteLimits>
  /** Runs while the action has its files. */
  duringAction?: () => Promise<void>
  newFolder?: (folder: string) => UploadFolder
}

/** A server with one route, `/upload`, whose action answers with what it got. */
export async function uploadServer({ atEnd, limits, duringAction, newFolder }: UploadServerOptions) {
  const folder = path.join(await temporaryFolder(atEnd), 'uploads')
  const form = acceptForm(fields, { files }).accepts
  const logged: Record<string, unknown>[] = []
  const answer = async (request: Request, requester: Requester) => {
    const context = requestContext({} as Shop, requester)
    const input = await readInput({ request }, fields)
    const read = readFiles({ context }, files)
    await duringAction?.()
    return finishPage(
      Response.json({ ...input, ...(input.ok && input.values), ...(await shown(read)) }),
      false,
    )
  }
  const pages = {
    ...{ languageAt: () => 'en' as const, answer, uploads: newFolder?.(folder) ?? new UploadFolder(folder) },
    findCached: () => undefined,
    formRouteAt: (pathname: string) => (pathname === '/upload' ? form : undefined),
    writeDelay: () => 0,
  } as unknown as Pages
  const server = createShopServer({
    pages: () => pages,
    publicUrl: undefined,
    clientFolder: 'public',
    log: (event, details) => void logged.push({ event, ...details }),
    ...(limits && { writeLimits: limits }),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(async () => {
    server.close()
    server.closeAllConnections()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...{ origin, logged, folder },
    /** Everything in the folder of uploads. */
    onDisk: () => readdirSync(folder, { recursive: true }).map(String),
    send: (body: FormData) => fetch(`${origin}/upload`, { method: 'POST', body }),
  }
}

async function shown(read: ReturnType<typeof readFiles<typeof files>>): Promise<object> {
  if (!read.ok) return { errors: read.errors }
  const all = Object.entries(read.files).map(async ([name, list]) => {
    const withBytes = list.map(async ({ path, field: _, ...file }) => ({
      ...file,
      bytes: (await readFile(path)).toString('base64'),
    }))
    return [name, await Promise.all(withBytes)]
  })
  return { files: Object.fromEntries(await Promise.all(all)) }
}
