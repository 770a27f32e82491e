import { parseSync } from 'vite'

interface SyntaxNode {
  type: string
  start: number
  [field: string]: unknown
}

const readAttribute =
  /^(alt|title|placeholder|label|note|summary|aria-(label|description|roledescription|valuetext))$/

/** Texts in a file's code that people would read: in elements, in their attributes, and sentences anywhere. */
export function literalTexts(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const texts: string[] = []
  visit(program as unknown as SyntaxNode, [])
  return texts

  function visit(node: SyntaxNode, parents: readonly SyntaxNode[]): void {
    for (const text of stringsOf(node))
      if (/\p{L}/u.test(text) && (isSentence(text) || isRead(node, parents))) texts.push(text.trim())
    for (const child of childrenOf(node)) visit(child, [...parents, node])
  }
}

function stringsOf(node: SyntaxNode): string[] {
  if (node.type === 'JSXText') return [node.value as string]
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value]
  if (node.type !== 'TemplateLiteral') return []
  const quasis = node.quasis as { value: { cooked: string } }[]
  return [quasis.map(({ value }) => value.cooked).join('0')]
}

/** Two words, the first with a capital: no class names, selectors or codes. */
function isSentence(text: string): boolean {
  return /^\s*\p{Lu}[\p{Ll}’']*,? (\S* )*\p{L}/u.test(text)
}

/** Whether the string becomes the text of an element or of an attribute that people read. */
function isRead(node: SyntaxNode, parents: readonly SyntaxNode[]): boolean {
  if (node.type === 'JSXText') return true
  const passing = /^(ConditionalExpression|LogicalExpression|ParenthesizedExpression|TemplateLiteral)$/
  const at = parents.findLastIndex(({ type }) => !passing.test(type))
  const owner = parents[at]
  if (owner?.type === 'JSXAttribute') return readAttribute.test((owner.name as { name: string }).name)
  if (owner?.type !== 'JSXExpressionContainer') return false
  const outer = parents[at - 1]
  return outer?.type !== 'JSXAttribute' || readAttribute.test((outer.name as { name: string }).name)
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node)
    .flat()
    .filter((value): value is SyntaxNode => typeof (value as SyntaxNode | null)?.type === 'string')
}
