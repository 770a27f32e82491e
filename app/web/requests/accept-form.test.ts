import { describe, expect, it } from 'vitest'
import { textField } from '#commerce/editing/input/text-fields.server.ts'
import { unavailableResponse } from '../forms/unavailable-response.server.ts'
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

  it('that was refused after its body can be sent again, once its files are chosen again', async () => {
    const often = await (await sendAgainPage({ request: sentForm() }, 5, { files })).text()
    const body = Buffer.from(`title=A&body=${'%C3%A4'.repeat(5000)}`)
    const outage = await unavailableResponse(sentForm(), body, files).text()
    expect(outage).toContain('ä'.repeat(5000))
    for (const html of [often, outage]) {
      expect(html).toContain('<form method="post" action="/upload" enctype="multipart/form-data">')
      expect(html).toContain('<input type="hidden" name="title" value="A">')
      expect(html).toContain('<input type="file" name="pictures" accept="image/png" multiple>')
      expect(html).toContain('<input type="file" name="rows" accept="text/csv">')
    }
    expect(often).toContain('Too many attempts. Try again in 5 seconds.')
  })
})
