import { changeSettings } from '#commerce/running/settings/change-settings.server.ts'
import { settingDefinitions, settingKeys } from '#commerce/running/settings/setting-definitions.ts'
import { readSettingRows } from '#commerce/running/settings/setting-store.server.ts'
import { commandLineActor as actor } from '#commerce/values/actor.ts'
import { codeText } from '#commerce/values/typed/typed-text.ts'
import { recordErrorText } from '#messages/record-errors.ts'
import { recordMessages } from '#messages/records.ts'
import { settingTexts } from '#messages/settings.ts'
import { commandMessages } from '#messages/shop-commands.ts'
import { failed, mistyped, type ShopCommand, succeeded } from './command.ts'

const { summaries } = commandMessages

export const settingCommands: Record<string, ShopCommand> = {
  list: {
    usage: 'list',
    summary: summaries.listSettings,
    async run({ db }) {
      const texts = new Map((await readSettingRows(db)).map(({ name, value }) => [name, value]))
      const width = Math.max(...settingKeys.map(key => settingDefinitions[key].name.length))
      return succeeded(
        ...settingKeys.map(key => {
          const { name, default: fallback } = settingDefinitions[key]
          return `${name.padEnd(width)}  ${(texts.get(name) ?? fallback).replaceAll('\n', ', ')}`.trimEnd()
        }),
      )
    },
  },
  show: {
    usage: 'show NAME',
    summary: summaries.showSetting,
    async run({ db, words: [name = ''] }) {
      const key = settingKeys.find(key => settingDefinitions[key].name === name)
      if (!key) return failed(recordMessages['unknown-setting']())
      const row = (await readSettingRows(db)).find(row => row.name === name)
      const { label, help } = settingTexts[key]
      return succeeded(`${label}: ${help}`, ...(row?.value ?? settingDefinitions[key].default).split('\n'))
    },
  },
  set: {
    usage: 'set NAME VALUE',
    summary: summaries.setSetting,
    takesNames: true,
    async run({ db, words: [typed = '', value], now }) {
      const name = codeText(typed)
      if (value === undefined) return mistyped(commandMessages.enterValue)
      const origin = { actor, reason: '', cause: 'command-line', now } as const
      const changed = await changeSettings(db, origin, { [name]: value })
      if (changed.ok) return succeeded(commandMessages.settingIs({ name, value: value.trim() }))
      return failed(
        ...Object.entries(changed.errors).map(([name, error]) => `${name}: ${recordErrorText(error!)}`),
      )
    },
  },
}
