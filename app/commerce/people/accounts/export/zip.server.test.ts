import { expect, it } from 'vitest'
import { readZip } from './read-zip.fixture.ts'
import { zipFiles } from './zip.server.ts'

it('a ZIP file contains its files', () => {
  const files = [
    { name: 'orders.csv', content: 'number\r\nT-7KQ4\r\n'.repeat(500) },
    { name: 'empty.csv', content: '' },
    { name: 'names.csv', content: '„Zoë“, 東京 🎁' },
  ]
  const zip = zipFiles(files, new Date('2026-11-23T16:20:10.000Z'))
  expect([...readZip(zip)]).toEqual(files.map(({ name, content }) => [name, content]))
  expect(zip.length).toBeLessThan(1000)
})

it('a ZIP file has the date of its files', () => {
  const zip = zipFiles([{ name: 'a', content: '' }], new Date('2026-11-23T16:20:10.000Z'))
  const [time, date] = [zip.readUInt16LE(10), zip.readUInt16LE(12)]
  expect([time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([16, 20, 10])
  expect([(date >> 9) + 1980, (date >> 5) & 15, date & 31]).toEqual([2026, 11, 23])
})
