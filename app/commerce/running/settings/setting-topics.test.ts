import { expect, it } from 'vitest'
import { settingKeys } from './setting-definitions.ts'
import { findSettingTopic, settingTopics } from './setting-topics.ts'

it('has every setting in one topic', () => {
  expect(Object.values(settingTopics).flat().toSorted()).toEqual(settingKeys.toSorted())
})

it('is found by its name only', () => {
  expect(findSettingTopic('shop')).toBe('shop')
  expect(findSettingTopic('toString')).toBeUndefined()
})
