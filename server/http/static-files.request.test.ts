import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { readStaticFiles } from './static-files.ts'

const shop = builtShop()
const icon = '/favicon.svg'

async function script(): Promise<string> {
  return (await (await shop.fetch('/')).text()).match(/\/assets\/[\w.-]+\.js/)![0]
}

describe('a static file', () => {
  it.each(['bytes=5-2', 'bytes=-', 'bytes=9999999-', 'lines=1-2', 'bytes=0-1,3-4'])(
    'is sent whole for the range %s',
    async range => {
      const response = await shop.fetch(icon, { headers: { Range: range } })
      expect([response.status, (await response.text()).slice(0, 4)]).toEqual([200, '<svg'])
      expect((await shop.fetch('/healthz')).status).toBe(200)
    },
  )

  it('is cached forever when its name contains a hash', async () => {
    const response = await shop.fetch(await script(), { headers: { 'Accept-Encoding': 'br' } })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect((await shop.fetch(icon)).headers.get('cache-control')).toBe('public, max-age=3600')
    expect((await shop.fetch('/assets/none.js')).status).toBe(404)
  })

  it('answers 304 and HEAD without a body', async () => {
    const whole = await shop.fetch(icon)
    const again = await shop.fetch(icon, { headers: { 'If-None-Match': whole.headers.get('etag')! } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await shop.fetch(icon, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('content-length')).toBe(String((await whole.text()).length))
  })

  it('is the same text in every encoding', async () => {
    const address = await script()
    const texts = await Promise.all(
      ['br', 'gzip', 'identity'].map(async encoding => {
        const response = await shop.fetch(address, { headers: { 'Accept-Encoding': encoding } })
        return [response.headers.get('content-encoding'), await response.text()]
      }),
    )
    expect(texts.map(([encoding]) => encoding)).toEqual(['br', 'gzip', null])
    expect(new Set(texts.map(([, text]) => text)).size).toBe(1)
  })
})

it('static files survive a new build that removes them from the disk', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tote-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp('public', folder, { recursive: true })
  const files = readStaticFiles(folder)
  await rm(folder, { recursive: true })
  expect([...files.keys()].sort()).toEqual(['/favicon.svg', '/refusal.css'])
  expect(files.get(icon)!.body.toString()).toContain('<svg')
})
