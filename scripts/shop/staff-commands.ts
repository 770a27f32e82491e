import { addFirstOwner, createOperatorLink } from '#commerce/people/staff/links/staff-links.server.ts'
import { parseEmail } from '#commerce/values/typed/email-address.ts'
import { firstOwnerName } from '#messages/office/staff.ts'
import { commandMessages } from '#messages/shop-commands.ts'
import { failed, type ShopCommand, succeeded } from './command.ts'

export const staffCommands: Record<string, ShopCommand> = {
  link: {
    usage: 'link [EMAIL]',
    summary: commandMessages.summaries.staffLink,
    async run({ db, url, words: [email], now }) {
      await addFirstOwner(db, firstOwnerName, now)
      const read = email === undefined ? undefined : parseEmail(email)
      const link = read?.ok === false ? undefined : await createOperatorLink(db, read?.email, now)
      if (!link) return failed(commandMessages.unknownStaff({ email: email ?? '' }))
      return succeeded(
        commandMessages.staffLink({ name: link.name, url: `${url}/office/link/${link.token}` }),
      )
    },
  },
}
