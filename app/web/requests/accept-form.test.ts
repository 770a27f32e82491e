import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { textField } from '../../commerce/input/text-fields.server.ts'
import { unavailableResponse } from '../forms/unavailable-response.server.ts'
import { uploadContext } from '../uploads/uploaded-files.server.ts'
import { acceptForm, sendAgainPage } from './accept-form.server.ts'

const files = {
  pictures: { maxFiles: 3, maxBytes: 1_000_000, contentTypes: ['image/png'] },
  rows: { maxFiles: 1, maxBytes: 5000, contentTypes: ['text/csv'] },
}

const sentForm = () => {
  const body = new URLSearchParams({ title: 'A' })
  return new Request('http://localhost/upload', { method: 'POST', body })
}

describe('a form with files', () => {
  it('takes as many bytes as its fields allow', () => {
    const { accepts } = acceptForm({ title: textField({ max: 9 }) }, { files })
    expect(accepts.contentTypes).toEqual(['multipart/form-data'])
    expect(accepts.maxBytes).toBe(16 * 1024 + 3 * 1_000_000 + 5000 + 4 * 1024)
  })

  it.each([
    [false, true],
    [true, false],
  ])(
    'that was refused after its body (with files: %s) can be sent again: %s',
    async (hasFiles, canRepeat) => {
      const context = new RouterContextProvider()
      if (hasFiles) context.set(uploadContext, { files: [], errors: {} })
      const often = await (await sendAgainPage({ request: sentForm(), context }, 5)).text()
      const body = Buffer.from('title=A')
      const outage = await unavailableResponse(sentForm(), body, hasFiles).text()
      for (const html of [often, outage]) expect(html.includes('<form')).toBe(canRepeat)
      expect(often).toContain('Too many attempts. Try again in 5 seconds.')
    },
  )
})
