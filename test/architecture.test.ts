import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { cyclesIn, foldersOf, unitIn } from './import-graph.ts'
import {
  allFiles,
  exportsOf,
  functionLengths,
  identifiersOf,
  importsOf,
  isImportedByName,
  sourceFiles,
} from './source-files.ts'

const shop = [
  ...['app/storefront', 'app/office', 'app/web', 'app/ui'],
  ...['app/writing', 'app/messages', 'app/commerce', 'app/db'],
]

/** The parts that each part may import, besides itself: the arrows of ARCHITECTURE.md. */
const arrows: Record<string, string[]> = {
  'app/db': [],
  'app/commerce': ['app/db'],
  'app/messages': ['app/commerce'],
  'app/ui': ['app/messages', 'app/commerce'],
  'app/writing': ['app/messages', 'app/commerce', 'app/db'],
  'app/web': ['app/messages', 'app/commerce', 'app/db'],
  'app/storefront': ['app/web', 'app/ui', 'app/writing', 'app/messages', 'app/commerce', 'app/db'],
  'app/office': ['app/web', 'app/ui', 'app/writing', 'app/messages', 'app/commerce', 'app/db'],
  app: ['app/storefront', 'app/office', 'app/web', 'app/ui', 'app/messages'],
  demo: ['app/commerce', 'app/db'],
  server: ['app/web', 'app/writing', 'app/messages', 'app/commerce', 'app/db', 'demo'],
  scripts: ['app', ...shop, 'demo', 'server'],
  bench: ['app', ...shop, 'demo', 'server', 'scripts', 'test'],
  e2e: ['app', ...shop, 'demo', 'server', 'scripts'],
}

function partOf(file: string): string {
  const part = file.split('/').slice(0, 2).join('/')
  return part in arrows ? part : file.split('/')[0]!
}

describe('imports', () => {
  it('are found', () => {
    expect(sourceFiles.length).toBeGreaterThan(500)
    expect(importsOf('app/storefront/home/home-page.tsx')).toContain('app/ui/card/card-row.tsx')
  })

  it.each(Object.keys(arrows))('of %s follow the arrows', part => {
    const allowed = [part, ...arrows[part]!]
    const wrong = sourceFiles
      .filter(file => partOf(file) === part)
      .flatMap(file =>
        importsOf(file)
          .filter(target => !allowed.includes(partOf(target)))
          .map(target => `${file} imports ${target}`),
      )
    expect(wrong).toEqual([])
  })

  it('leave their part by its name, and climb at most two folders', () => {
    const climbing = allFiles.flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s[^'"]*?['"](\.\.\/[^'"]+)['"]/gm)]
        .map(([, specifier]) => specifier!)
        .filter(specifier => {
          const target = path.posix.join(path.posix.dirname(file), specifier)
          const isNamed = isImportedByName(target)
          return isNamed && (specifier.startsWith('../../../') || partOf(target) !== partOf(file))
        })
        .map(specifier => `${file} imports ${specifier}`),
    )
    expect(climbing).toEqual([])
  })

  it('of a component reach only files that run in browsers', () => {
    const wrong = sourceFiles
      .filter(file => file.startsWith('app/ui/'))
      .flatMap(file => importsOf(file).filter(target => target.includes('.server.')))
    expect(wrong).toEqual([])
  })

  it('bring neither React nor requests into the business', () => {
    const wrong = sourceFiles
      .filter(file => file.startsWith('app/commerce/'))
      .filter(file => /from 'react|\bResponse\.|new Response\(|: Request\b/.test(readFileSync(file, 'utf8')))
    expect(wrong).toEqual([])
  })
})

describe('files and folders', () => {
  // On each level a folder counts with everything in it, and a file for itself.
  it.each(foldersOf(sourceFiles))('in %s import each other in one direction', folder => {
    const inside = sourceFiles.filter(file => file.startsWith(`${folder}/`))
    const graph = new Map<string, Set<string>>()
    for (const file of inside) {
      const unit = unitIn(folder, file)
      const targets = graph.get(unit) ?? new Set()
      for (const target of importsOf(file))
        if (target.startsWith(`${folder}/`) && unitIn(folder, target) !== unit)
          targets.add(unitIn(folder, target))
      graph.set(unit, targets)
    }
    const cycles = cyclesIn(graph).map(units => `${path.posix.basename(folder)}: ${units.join(', ')}`)
    expect(cycles).toEqual([])
  })

  it('are short enough to read at once', () => {
    const styles = (readdirSync('app', { recursive: true }) as string[])
      .filter(name => name.endsWith('.css'))
      .map(name => `app/${name}`)
    expect(styles.length).toBeGreaterThan(20)
    const long = [...allFiles, ...styles].filter(
      // A table in which addresses are looked up.
      file => file !== 'app/routes.ts' && readFileSync(file, 'utf8').split('\n').length > 258,
    )
    expect(long).toEqual([])
  })

  it('are few enough to see at once', () => {
    // One file for each subject.
    const files = allFiles.filter(file => !file.startsWith('app/messages/'))
    const folders = Map.groupBy(files, file => path.posix.dirname(file))
    expect([...folders.keys()]).toContain('app/ui/icons')
    const crowded = [...folders].filter(([, files]) => files.length > 25).map(([folder]) => folder)
    expect(crowded).toEqual([])
  })

  it('have functions that fit on a screen', () => {
    const lengths = new Map(sourceFiles.map(file => [file, Math.max(0, ...functionLengths(file))]))
    expect(lengths.get('server/http/listener.ts')).toBeGreaterThan(20)
    const long = [...lengths].filter(([, lines]) => lines > 80).map(([file]) => file)
    expect(long).toEqual([])
  })
})

/** Names that a framework prescribes. */
const prescribed = new Set([
  ...[
    'action',
    'clientLoader',
    'ErrorBoundary',
    'Layout',
    'handle',
    'headers',
    'links',
    'loader',
    'meta',
    'middleware',
  ],
  ...['shouldRevalidate', 'up', 'down', 'test', 'expect'],
])

/** Identifiers that the glossary has retired (docs/glossary.md). */
const retired = new RegExp(
  [
    'InWords$|Anew$|^(most|least|fewest)[A-Z]',
    '^(anew|asked|because|begun|isTold|isWanted|kept|news|paper|patience|saying|tell|told|tries)$',
    '^(unwanted|wanted|ways|what|who|why)$',
    '[pP]arcel|[uU]ntell|[oO]vertaken|[pP]atience',
  ].join('|'),
)

describe('lists on screen', () => {
  it('have no texts as keys, because people write the same text twice', () => {
    const key = /key=\{((\w+\.)?(label|text|title|heading|note|cell|sentence|benefit)|line)\}/
    const screens = sourceFiles.filter(file => file.endsWith('.tsx'))
    expect(screens.length).toBeGreaterThan(400)
    expect(screens.filter(file => key.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})

describe('forms of the office', () => {
  it('take numbers in text boxes: a number box refuses "１２" and "12,50" before the server reads them', () => {
    const forms = sourceFiles.filter(file => /^app\/office\/.*\.tsx$/.test(file))
    expect(forms.length).toBeGreaterThan(150)
    expect(forms.filter(file => readFileSync(file, 'utf8').includes('type="number"'))).toEqual([])
  })
})

describe('layouts', () => {
  const styles = (readdirSync('app', { recursive: true }) as string[])
    .filter(name => name.endsWith('.css'))
    .map(name => readFileSync(`app/${name}`, 'utf8'))

  it('have spaces of one scale', () => {
    const declared = styles.flatMap(css => [
      ...css.matchAll(/(?<![\w-])(?:gap|row-gap|column-gap|padding|margin)[a-z-]*: ([^;]+);/g),
    ])
    const spaces = declared.flatMap(([, value]) => {
      // Spaces that grow with the screen lie between two lengths.
      const fixed = value!.replaceAll(/\w+\((?:[^()]|\([^()]*\))*\)/g, '')
      return fixed.match(/[\d.]+(?:rem|px)/g) ?? []
    })
    expect(spaces.length).toBeGreaterThan(1000)
    const scale = [1, 2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80]
    const inRem = new Set(scale.map(pixels => `${pixels / 16}rem`))
    const others = new Set(spaces.filter(space => !inRem.has(space)))
    // Around badges, bullets and bars, where the next step would be seen.
    expect([...others].toSorted()).toEqual([
      ...['0.1875rem', '0.4375rem', '1.125rem', '1.625rem', '2.25rem', '2.75rem'],
      ...['3.25rem', '4.25rem', '4.5rem', '6.25rem'],
    ])
  })

  it('change at five widths of the screen', () => {
    const media = styles.flatMap(css => css.match(/@media [^{]+/g) ?? [])
    const widths = media.flatMap(query => query.match(/[\d.]+rem/g) ?? [])
    expect(Object.keys(Object.groupBy(widths, width => width)).toSorted()).toEqual([
      ...['24rem', '30rem', '45rem', '60rem', '75rem'],
    ])
  })
})

describe('names', () => {
  it('are exported once', () => {
    const exporters = new Map<string, string[]>()
    for (const file of allFiles)
      for (const name of exportsOf(file)) exporters.set(name, [...(exporters.get(name) ?? []), file])
    const doubled = [...exporters].filter(([name, files]) => files.length > 1 && !prescribed.has(name))
    expect(doubled).toEqual([])
  })

  it('follow the glossary', () => {
    const written = allFiles.filter(file => !/^app\/messages\/|^test\/architecture/.test(file))
    const identifiers = written.flatMap(file =>
      [...identifiersOf(file)].filter(name => retired.test(name)).map(name => `${file}: ${name}`),
    )
    const files = written.filter(file => /parcel|letter|untell|in-words/.test(path.posix.basename(file)))
    expect([...identifiers, ...files]).toEqual([])
  })
})
