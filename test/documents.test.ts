import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tables } from '#db/schema/schema.ts'
import shop from '../package.json' with { type: 'json' }
import { allFiles } from './source-files.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const roots = ['.ci', 'app', 'bench', 'demo', 'docs', 'e2e', 'public', 'scripts', 'server', 'test']

const documents = ['.', 'docs', 'docs/decisions'].flatMap(folder =>
  readdirSync(folder)
    .filter(name => name.endsWith('.md') && name !== 'CHANGELOG.md')
    .map(name => path.posix.join(folder, name)),
)

const files = roots.flatMap(root =>
  (readdirSync(root, { recursive: true }) as string[]).map(name => path.join(root, name)),
)
const places = [...roots, ...files, ...readdirSync('.')].map(name => `/${name.split(path.sep).join('/')}`)

/** The names and code in a document's sentences, without its examples. */
function codeIn(document: string): string[] {
  const prose = read(document).replace(/^```[\s\S]*?^```/gm, '')
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!)
}

describe.each(documents)('%s', document => {
  it('names files and folders that exist', () => {
    const named = codeIn(document).filter(code =>
      /^(?!\/)[\w./-]*(\/[\w.-]*[a-z]|\/|\.(tsx?|mjs|css|json|md))$/.test(code),
    )
    const missing = named.filter(code => !isPlace(code) && !isExample(code))
    expect(missing).toEqual([])
  })

  it('links to documents and headings that exist', () => {
    const links = [...read(document).matchAll(/\]\((?!https?:|\/|picture:)([^)]+)\)/g)].map(
      ([, link]) => link!,
    )
    const broken = links.filter(link => {
      const [name, heading] = link.split('#')
      const target = name === '' ? document : path.posix.join(path.posix.dirname(document), name!)
      return !existsSync(target) || (heading !== undefined && !headingsOf(target).includes(heading))
    })
    expect(broken).toEqual([])
  })

  it('names commands that exist', () => {
    const commands = [...read(document).matchAll(/npm (?:run ([\w-]+)|(start|test))/g)]
    const missing = commands.map(([, run, own]) => run ?? own!).filter(name => !(name in shop.scripts))
    expect(missing).toEqual([])
  })

  it('names functions, settings and variables that the code has', () => {
    const named = codeIn(document).flatMap(
      code => /^(?:[a-z]+(?:_[a-z]+)+|[A-Z]+(?:_[A-Z]+)+|[a-z]+[A-Z]\w*)(?=$|\()/.exec(code) ?? [],
    )
    const missing = [...new Set(named)].filter(name => !words().has(name))
    expect(missing).toEqual([])
  })
})

it('STYLE.md quotes good code as it is', () => {
  const examples = [
    ...read('STYLE.md').matchAll(/^```\w+\n(?:\/\/|\/\*) good: (\S+?)(?: \*\/)?\n([\s\S]*?)^```/gm),
  ]
  const changed = examples.filter(
    ([, file, code]) => !existsSync(file!) || !withoutIndent(read(file!)).includes(withoutIndent(code!)),
  )
  expect(changed.map(([, file, code]) => `${file}: ${code}`)).toEqual([])
  expect(examples.length).toBeGreaterThan(15)
})

it('docs/database.md says what each table holds', () => {
  const named = codeIn('docs/database.md').flatMap(code => code.split('.', 1))
  const missing = tables.filter(({ name }) => !named.includes(name) && !named.includes(recordsIn(name)))
  expect(missing.map(({ name }) => name)).toEqual([])
})

it('docs/choices.md has every package with its version', () => {
  const choices = read('docs/choices.md')
  const { dependencies, optionalDependencies, devDependencies } = shop
  const packages = Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies })
  const missing = packages.filter(([name, version]) => !choices.includes(`\`${name}\` ${version}`))
  expect(missing.filter(([name]) => !name.startsWith('@fontsource-variable/noto-'))).toEqual([])
})

/** The records of a table as commands name them: `menu_item` has `menu-items`. */
function recordsIn(table: string): string {
  return `${table.replaceAll('_', '-')}s`.replace(/ys$/, 'ies').replace(/sss$/, 'sses')
}

/** A file or folder, named from the root or by its last parts. */
function isPlace(name: string): boolean {
  const end = `/${name.replace(/\/$/, '')}`
  return places.some(place => place.endsWith(end))
}

/** `x.test.ts` stands for all of its kind, and ignored folders are made on the way. */
function isExample(name: string): boolean {
  return /^x\./.test(name) || read('.gitignore').includes(name)
}

function headingsOf(document: string): string[] {
  return [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

let known: Set<string> | undefined

/** Every word of the code. */
function words(): Set<string> {
  known ??= new Set([...allFiles, 'react-router.config.ts'].flatMap(file => read(file).match(/\w+/g) ?? []))
  return known
}

function withoutIndent(code: string): string {
  return code.replace(/^\s+/gm, '').trim()
}

it('ARCHITECTURE.md has every part of each subject', () => {
  const folders = (folder: string) =>
    readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isDirectory())
  const rows = new Map(
    [...read('ARCHITECTURE.md').matchAll(/^\| `([\w-]+)\/` \| (.*) \|$/gm)].map(
      ([, subject, parts]) => [subject, parts] as const,
    ),
  )
  const missing = folders('app/commerce').flatMap(({ name: subject }) =>
    folders(`app/commerce/${subject}`).flatMap(({ name }) =>
      rows.get(subject)?.includes(`${name}/\``) ? [] : [`${subject}/${name}`],
    ),
  )
  expect(missing).toEqual([])
})
