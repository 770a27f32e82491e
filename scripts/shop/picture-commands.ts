import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PictureFiles } from '#commerce/catalog/pictures/picture-files.server.ts'
import { addPicture } from '#commerce/editing/add-picture.server.ts'
import { commandLineActor as actor } from '#commerce/values/actor.ts'
import { commandMessages } from '#messages/shop-commands.ts'
import { failed, type ShopCommand, succeeded } from './command.ts'

export const pictureCommands: Record<string, ShopCommand> = {
  add: {
    usage: 'add FILE',
    summary: commandMessages.summaries.addPicture,
    takesNames: true,
    async run({ db, dataDir, words: [file = ''], now }) {
      const bytes = await readFile(file).catch(() => undefined)
      if (!bytes) return failed(commandMessages.noFile({ file }))
      const files = new PictureFiles(path.join(dataDir, 'pictures'))
      const added = await addPicture(db, files, { actor, reason: '', cause: 'command-line', now }, bytes)
      return added.ok
        ? succeeded(commandMessages.recordAdded({ key: added.hash }))
        : failed(commandMessages.noPicture({ file }))
    },
  },
}
