import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/** Which parts of the shop a part may import: the arrows of ARCHITECTURE.md. */
const arrows: Record<string, string[]> = {
  'app/db': ['app/db'],
  'app/commerce': ['app/commerce', 'app/db'],
  'app/ui': ['app/ui', 'app/commerce'],
  'app/web': ['app/web', 'app/commerce', 'app/db'],
  'app/storefront': ['app/storefront', 'app/web', 'app/ui', 'app/commerce', 'app/db'],
  app: ['app', 'app/storefront', 'app/web', 'app/ui'],
  demo: ['demo', 'app/commerce', 'app/db'],
  server: ['server', 'app/web', 'app/commerce', 'app/db', 'demo'],
}

const files = Object.keys(arrows)
  .filter(part => part !== 'app')
  .flatMap(part => sources(part))
  .concat(
    readdirSync('app')
      .filter(name => /\.tsx?$/.test(name))
      .map(name => `app/${name}`),
  )

function filesIn(folder: string): string[] {
  return (readdirSync(folder, { recursive: true }) as string[]).map(name =>
    path.posix.join(folder, name.split(path.sep).join('/')),
  )
}

function sources(folder: string): string[] {
  return filesIn(folder).filter(
    name => /\.tsx?$/.test(name) && !/\.test\.ts$|\.fixture\.ts$|\/test-rows\.ts$/.test(name),
  )
}

function partOf(file: string): string {
  const part = file.split('/').slice(0, 2).join('/')
  return part in arrows ? part : file.split('/')[0]!
}

/** The project's own files that a file imports; types count like values unless `valuesOnly`. */
function imports(file: string, valuesOnly = false): string[] {
  const code = readFileSync(file, 'utf8')
  const found = [
    ...code.matchAll(
      /^(?:import|export)\s(?!type\b[^'"]*from)?([^'"]*?from\s*)?['"](\.[^'"?]+)(?:\?\w+)?['"]/gm,
    ),
  ]
  return found
    .filter(([statement]) => !valuesOnly || !/^(?:import|export)\s+type\b/.test(statement))
    .map(([, , target]) => path.posix.join(path.posix.dirname(file), target!))
    .filter(target => /\.tsx?$/.test(target) && !target.includes('/+types/'))
}

describe('the house', () => {
  it('has rooms that were found', () => {
    expect(files.length).toBeGreaterThan(80)
    expect(imports('app/storefront/home/home-page.tsx')).toContain('app/ui/card/card-row.tsx')
  })

  it.each(files)('%s imports only along the arrows', file => {
    const allowed = arrows[partOf(file)]!
    expect(imports(file).filter(target => !allowed.includes(partOf(target)))).toEqual([])
  })

  it('lets a component see only pure files of the business', () => {
    const wrong = files
      .filter(file => file.startsWith('app/ui/'))
      .flatMap(file =>
        imports(file)
          .filter(target => target.includes('.server.'))
          .map(target => [file, target]),
      )
    expect(wrong).toEqual([])
  })

  it('keeps the business free of React and of requests', () => {
    const wrong = files
      .filter(file => file.startsWith('app/commerce/'))
      .filter(file => /from 'react|\bResponse\.|new Response\(|: Request\b/.test(readFileSync(file, 'utf8')))
    expect(wrong).toEqual([])
  })

  it('has no circle', () => {
    const done = new Set<string>()
    const walk = (file: string, trail: string[]): string[] | undefined => {
      if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file]
      if (done.has(file)) return undefined
      for (const target of imports(file, true)) {
        const circle = walk(target, [...trail, file])
        if (circle) return circle
      }
      done.add(file)
      return undefined
    }
    expect(files.map(file => walk(file, [])).filter(Boolean)).toEqual([])
  })

  it('has no file that outgrew its name', () => {
    const written = ['app', 'demo', 'server', 'scripts', 'test', 'e2e', 'bench']
      .flatMap(filesIn)
      .filter(name => /\.(tsx?|css|mjs)$/.test(name))
    for (const file of ['app/ui/base.css', 'e2e/listing.spec.ts', 'test/databases.ts', ...files])
      expect(written).toContain(file)
    const long = written.filter(file => readFileSync(file, 'utf8').split('\n').length > 251)
    expect(long).toEqual([])
  })
})
