import { parseSync } from 'vite'

/** Code of one module that the shop never runs. */
export interface UnusedCode {
  /** New bodies of functions, by name; mostly empty. */
  functions?: Record<string, string>
  /** Text that occurs once, with its replacement. */
  replace?: [from: string, to: string][]
  /** Beginnings of statements to leave out. */
  statements?: string[]
  /** Whether pages wouldn't work with the code that is there. */
  isNeeded?: boolean
}

interface CodeEdit {
  start: number
  end: number
  text: string
}

type SyntaxNode = { type: string; start: number; end: number } & Record<string, unknown>

/** Returns the module without its unused code, and what of the list it lacks. */
export function removeUnusedCode(code: string, unused: UnusedCode): { code: string; missing: string[] } {
  const { functions = {}, replace = [], statements = [] } = unused
  const missing = new Set([...Object.keys(functions), ...statements])
  const edits: CodeEdit[] = []
  for (const [from, text] of replace) {
    const start = code.indexOf(from)
    if (start < 0 || code.includes(from, start + 1)) missing.add(from)
    else edits.push({ start, end: start + from.length, text })
  }
  for (const node of nodesOf(parseSync('module.js', code).program)) {
    const { type, start, end } = node
    if (type === 'FunctionDeclaration') {
      const name = (node.id as SyntaxNode).name as string
      const body = node.body as SyntaxNode
      if (functions[name] === undefined) continue
      missing.delete(name)
      edits.push({ start: body.start, end: body.end, text: `{${functions[name]}}` })
    } else if (type === 'ExpressionStatement') {
      const beginning = statements.find(beginning => code.startsWith(beginning, start))
      if (beginning === undefined) continue
      missing.delete(beginning)
      edits.push({ start, end, text: ';' })
    }
  }
  return { code: applyEdits(code, edits), missing: [...missing] }
}

/** Drops edits inside others. */
function applyEdits(code: string, edits: CodeEdit[]): string {
  let result = ''
  let done = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < done) continue
    result += code.slice(done, start) + text
    done = end
  }
  return result + code.slice(done)
}

function* nodesOf(value: unknown): Generator<SyntaxNode> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) yield value as SyntaxNode
  for (const child of Object.values(value)) yield* nodesOf(child)
}
