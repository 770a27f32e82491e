import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import shop from '../package.json' with { type: 'json' }

const roots = ['app', 'bench', 'demo', 'e2e', 'scripts', 'server', 'test']

/** Every TypeScript and JavaScript file of the project, with its path from the root. */
export const allFiles: string[] = roots
  .flatMap(root => (readdirSync(root, { recursive: true }) as string[]).map(name => path.join(root, name)))
  .map(name => name.split(path.sep).join('/'))
  .filter(name => /\.(tsx?|mjs|mts)$/.test(name) && !/\.d\.mts$|\/node_modules\//.test(name))
  .toSorted()

/** The files that are not tests: tests may import anything. */
export const sourceFiles = allFiles.filter(
  name => !/\.(test|spec|fixture)\.tsx?$|\/test-rows\.ts$/.test(name) && !name.startsWith('test/'),
)

const known = new Set(allFiles)

/** The folders that are imported by name, such as `#commerce/*`: see `package.json`. */
const named = Object.entries(shop.imports).map(
  ([name, folder]) => [name.slice(0, -1), folder.slice(2, -1)] as const,
)

/** The project's own files that a file imports, statically or dynamically, types included. */
export function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const imports = code.matchAll(
    /^(?:import|export)\s[^'"]*?['"]([.#][^'"?]+)|\bimport\(\s*['"]([.#][^'"?]+)['"]\)/gm,
  )
  return [...imports]
    .map(([, fixed, dynamic]) => pathOf((fixed ?? dynamic)!, file))
    .filter(target => known.has(target))
}

/** Whether a file is in a folder with a name. */
export function isImportedByName(file: string): boolean {
  return named.some(([, folder]) => file.startsWith(folder))
}

function pathOf(specifier: string, file: string): string {
  const [name, folder] = named.find(([name]) => specifier.startsWith(name)) ?? []
  return name === undefined
    ? path.posix.join(path.posix.dirname(file), specifier)
    : folder + specifier.slice(name.length)
}

/** The names that a file declares and exports, each once however many overloads it has. */
export function exportsOf(file: string): string[] {
  const declared = readFileSync(file, 'utf8').matchAll(
    /^export (?:declare )?(?:async )?(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm,
  )
  return [...new Set([...declared].map(([, name]) => name!))]
}

/** The identifiers in a file: comments, strings and templates are left out. */
export function identifiersOf(file: string): Set<string> {
  const tokens = readFileSync(file, 'utf8').matchAll(
    /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[A-Za-z_$][\w$]*/g,
  )
  return new Set([...tokens].map(([token]) => token).filter(token => /^[A-Za-z_$]/.test(token)))
}

/** The lines that each function of a file takes, inner functions included. */
export function functionLengths(file: string): number[] {
  const code = readFileSync(file, 'utf8')
  const lengths: number[] = []
  const measure = ({ start, end }: { start: number; end: number }) =>
    void lengths.push(code.slice(start, end).split('\n').length)
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(parseSync(file, code).program)
  return lengths
}
