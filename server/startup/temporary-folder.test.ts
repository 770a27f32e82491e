import { spawnSync } from 'node:child_process'
import { mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/databases.ts'
import { createTemporaryFolder } from './temporary-folder.ts'

const longAgo = new Date('2020-01-01')

it('removes temporary folders of killed processes and no others', async () => {
  const parent = await temporaryFolder()
  const { pid: dead } = spawnSync('true')
  const parentPid = process.ppid
  const left = [`tote-x-${dead}-abc123`, `tote-x-${process.pid}-abc123`]
  const remaining = [
    `tote-x-${process.pid}-def456`,
    `tote-x-${parentPid}-abc123`,
    `tote-xy-${dead}-abc123`,
    `tote-x-${dead}`,
    `tote-x-${dead}-abc123-copy`,
    `tote-x-mine-abc123`,
  ]
  for (const name of [...left, ...remaining]) {
    await mkdir(path.join(parent, name))
    await writeFile(path.join(parent, name, 'picture'), 'x')
    if (name.endsWith('-abc123')) await utimes(path.join(parent, name), longAgo, longAgo)
  }
  await symlink(path.join(parent, remaining[0]!), path.join(parent, `tote-x-${dead}-link12`))
  await writeFile(path.join(parent, `tote-x-${dead}-file12`), '')

  const made = await createTemporaryFolder('tote-x', parent)
  expect(path.basename(made)).toMatch(new RegExp(`^tote-x-${process.pid}-\\w{6}$`))
  const rest = [...remaining, `tote-x-${dead}-link12`, `tote-x-${dead}-file12`, path.basename(made)]
  expect((await readdir(parent)).sort()).toEqual(rest.sort())
  expect(await readdir(path.join(parent, remaining[0]!))).toEqual(['picture'])
})
