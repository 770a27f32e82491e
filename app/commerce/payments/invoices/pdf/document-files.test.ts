import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '#test/databases.ts'
import { DocumentFiles, type FiledDocument } from './document-files.server.ts'
import { DocumentRenderer } from './document-renderer.server.ts'
import { sampleContent } from './sample-content.fixture.ts'

const document: FiledDocument = {
  kind: 'invoice',
  number: 1,
  order: { number: 'T-7KQ4-M2XA' },
  content: sampleContent,
  sha256: null,
}

/** Its layout fails. */
const broken = { ...document, content: { ...sampleContent, lines: null } } as unknown as FiledDocument

/** Several processes with one data folder; `jobs` lists the process that rendered each invoice. */
async function folderFor(...processes: number[]) {
  const folder = path.join(await temporaryFolder(), 'invoices')
  const jobs: number[] = []
  const files = processes.map(name => {
    const renderer = new DocumentRenderer()
    const render = renderer.render.bind(renderer)
    renderer.render = job => {
      jobs.push(name)
      return render(job)
    }
    return new DocumentFiles(folder, renderer)
  })
  onTestFinished(async () => void (await Promise.all(files.map(one => one.close()))))
  return { folder, files, jobs }
}

/** Renders a document and returns it with its hash, as it is stored then. */
async function render(files: DocumentFiles, unrendered = document) {
  const rendered = await files.render(unrendered)
  if (!rendered.ok) throw new Error(rendered.reason)
  return { file: rendered.file, stored: { ...unrendered, sha256: rendered.sha256 } }
}

describe('document files', () => {
  it('are stored once, readable only by their owner, and read by every process', async () => {
    const { folder, files, jobs } = await folderFor(1, 2)
    expect(await files[0]!.find(document)).toBeUndefined()
    const { file, stored } = await render(files[0]!)
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    for (const reader of files) expect((await reader.find(stored))?.equals(file)).toBe(true)
    expect(jobs).toEqual([1])
    const [name, ...more] = readdirSync(folder)
    expect([name, more]).toEqual(['invoice-000001-T-7KQ4-M2XA.pdf', []])
    expect((statSync(path.join(folder, name!)).mode & 0o777).toString(8)).toBe('600')
    expect((statSync(folder).mode & 0o777).toString(8)).toBe('700')
  })

  it('are rendered again with the same bytes if they are damaged or lost', async () => {
    const { folder, files } = await folderFor(1, 2)
    const { file, stored } = await render(files[0]!)
    const place = path.join(folder, readdirSync(folder)[0]!)
    const damaged = readFileSync(place)
    damaged[damaged.length >> 1]! ^= 1
    for (const spoil of [() => writeFileSync(place, damaged), () => rmSync(place)]) {
      spoil()
      for (const reader of files) expect(await reader.find(stored)).toBeUndefined()
      expect((await render(files[1]!, stored)).stored).toEqual(stored)
      expect((await files[0]!.find(stored))?.equals(file)).toBe(true)
    }
  })

  it('are shared by concurrent requests, and two processes keep one file', async () => {
    const { folder, files, jobs } = await folderFor(1, 2)
    const rendered = await Promise.all([0, 0, 0, 1, 1].map(at => render(files[at]!)))
    for (const { file, stored } of rendered) {
      expect(file.equals(rendered[0]!.file)).toBe(true)
      expect(stored).toEqual(rendered[0]!.stored)
    }
    expect(jobs.filter(name => name === 1).length, jobs.join()).toBeLessThan(2)
    expect(jobs.filter(name => name === 2).length, jobs.join()).toBeLessThan(2)
    expect(readdirSync(folder)).toHaveLength(1)
  })

  it('are separate for other kinds, and for other orders with the same number', async () => {
    const { folder, files } = await folderFor(1)
    const { stored } = await render(files[0]!)
    for (const other of [
      { order: { ...document.order, number: 'T-AAAA-AAAA' } },
      { kind: 'credit-note' as const },
    ]) {
      expect(await files[0]!.find({ ...stored, ...other })).toBeUndefined()
      await render(files[0]!, { ...document, ...other })
    }
    expect(readdirSync(folder)).toHaveLength(3)
  })

  it('are taken from the process that rendered them while their hash is on its way', async () => {
    const { files, jobs } = await folderFor(1, 2)
    const { file, stored } = await render(files[0]!)
    expect(await render(files[1]!)).toEqual({ file, stored })
    expect(jobs).toEqual([1])
  })

  it('can be requested again after a failure', async () => {
    const { folder, files } = await folderFor(1)
    await expect(render(files[0]!, broken)).rejects.toThrow()
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
    expect((await render(files[0]!)).file.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('are refused while too many are waiting', async () => {
    const folder = await temporaryFolder()
    const renderer = new DocumentRenderer()
    onTestFinished(() => renderer.close())
    const files = new DocumentFiles(folder, renderer)
    const render = renderer.render
    renderer.render = () => undefined
    expect(await files.render(document)).toEqual({ ok: false, reason: 'busy' })
    renderer.render = render
    expect((await files.render(document)).ok).toBe(true)
  })
})

describe('the document renderer', () => {
  const printer = () => {
    const made = new DocumentRenderer()
    onTestFinished(() => made.close())
    return made
  }

  it('works while the main thread is busy', async () => {
    const file = path.join(await temporaryFolder(), 'one.pdf')
    const done = printer().render({ file, content: sampleContent })
    // Blocks this thread until the file exists.
    const late = performance.now() + 15_000
    while (!existsSync(file) && performance.now() < late);
    expect(existsSync(file)).toBe(true)
    await done
  })

  it('rejects waiting jobs when its thread ends, and starts a new one', async () => {
    const folder = await temporaryFolder()
    const mine = printer()
    const waiting = mine.render({ file: path.join(folder, 'one.pdf'), content: sampleContent })
    await Promise.all([expect(waiting).rejects.toThrow('has ended'), mine.close()])
    await mine.render({ file: path.join(folder, 'two.pdf'), content: sampleContent })
    expect(readdirSync(folder)).toEqual(['two.pdf'])
  })

  it('accepts at most twenty jobs at once', async () => {
    const mine = printer()
    const file = path.join(await temporaryFolder(), 'one.pdf')
    await mine.render({ file, content: sampleContent })
    const all = Array.from({ length: 21 }, () => mine.render({ file, content: sampleContent }))
    expect(all.indexOf(undefined)).toBe(20)
    const ended = Promise.allSettled(all)
    await mine.close()
    await ended
    await mine.render({ file, content: sampleContent })
  })
})
