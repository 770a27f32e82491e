import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'
import { literalTexts } from './untranslated/literal-texts.ts'

const screens = sourceFiles.filter(file => /^app\/(storefront\/|ui\/|web\/|[\w.-]+$)|^server\//.test(file))

describe('texts that people read', () => {
  it('come from the message catalog, also those that only scripts show', () => {
    expect(screens.length).toBeGreaterThan(250)
    const found = screens.flatMap(file =>
      literalTexts(file, readFileSync(file, 'utf8')).map(text => `${file}: ${text}`),
    )
    expect(found).toEqual([])
  })

  it.each([
    ['<p>Saved</p>', 'Saved'],
    ['<p>{count} items</p>', 'items'],
    ["<p>{isOpen ? 'close' : label}</p>", 'close'],
    ["<p>{error && 'Failed'}</p>", 'Failed'],
    ['<button aria-label="Close" />', 'Close'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code to check
    ['<img alt={isLarge ? `large ${title}` : title} />', 'large 0'],
    ["show('We couldn’t save this.')", 'We couldn’t save this.'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code to check
    ['show(`Only ${count} left`)', 'Only 0 left'],
  ])('are found in %s', (code, text) => {
    expect(literalTexts('code.tsx', code)).toContain(text)
  })

  it.each([
    ['<p className="button quiet">{messages.saved}</p>'],
    ["<p>{state === 'sent' && messages.sent}</p>"],
    ["<Field name=\"city\" type={isPhone ? 'tel' : 'text'} />"],
    ["element.querySelector('a, button, input')"],
    ["headers.set('Cache-Control', 'public, max-age=60')"],
    ["throw new Error('outside of the layout')"],
  ])('are not found in %s', code => {
    expect(literalTexts('code.tsx', code)).toEqual([])
  })
})
