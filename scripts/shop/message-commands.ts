import { readContactMessages } from '#commerce/content/contact/contact-message-store.server.ts'
import { commandMessages } from '#messages/shop-commands.ts'
import { isoMinute, type ShopCommand, succeeded } from './command.ts'

const maxListed = 50

export const messageCommands: Record<string, ShopCommand> = {
  list: {
    usage: 'list',
    summary: commandMessages.summaries.messages,
    async run({ db }) {
      const messages = await readContactMessages(db, maxListed)
      if (messages.length === 0) return succeeded(commandMessages.noMessages)
      return succeeded(
        ...messages.flatMap(({ number, receivedAt, name, email, orderNumber, message }) => [
          [number, isoMinute(receivedAt), name, email, orderNumber].join('  ').trim(),
          ...message.split('\n').map(line => `    ${line}`),
        ]),
      )
    },
  },
}
