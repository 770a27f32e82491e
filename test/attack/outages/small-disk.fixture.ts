import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from '../../databases.ts'

export interface SmallDisk {
  folder: string
  /** Fills the disk. */
  fill(): void
  /** Frees the disk. */
  free(): void
}

/** Whether this user may mount a disk: on Linux mostly only root. */
export function canMount(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'tote-mount-'))
  const isMounted = mount(folder, 1)
  if (isMounted) unmount(folder)
  rmdirSync(folder)
  return isMounted
}

/** A disk in memory of this size. */
export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await temporaryFolder()
  if (!mount(folder, megabytes)) throw new Error('a disk cannot be mounted here')
  onTestFinished(() => unmount(folder))
  const filler = path.join(folder, 'filler')
  return {
    folder,
    fill() {
      for (const size of [64 * 1024, 4096, 1])
        try {
          for (;;) appendFileSync(filler, Buffer.alloc(size))
        } catch {
          // Full for pieces of this size.
        }
    },
    free: () => rmSync(filler),
  }
}

function mount(folder: string, megabytes: number): boolean {
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]
  return spawnSync('mount', options).status === 0
}

function unmount(folder: string): void {
  spawnSync('umount', ['--lazy', folder])
}
