import { describe, expect, it } from 'vitest'
import { hanLanguage, hanRegion, notoFamilies, spokenLanguage } from './text-scripts.ts'

describe('the forms of Han characters', () => {
  it.each([
    ['直角', 'JP', 'jp'],
    ['直角', 'TW', 'tc'],
    ['直角', 'HK', 'hk'],
    ['直角', 'MO', 'hk'],
    ['直角', 'KR', 'kr'],
    ['直角', 'CN', 'sc'],
    ['直角', 'SG', 'sc'],
    ['直角', undefined, 'sc'],
    ['直角コーポ', 'US', 'jp'],
    ['直角の門', 'KR', 'jp'],
    ['大韓民國 만세', 'US', 'kr'],
    ['ㄓ直角', 'CN', 'tc'],
  ])('of %s in %s are those of %s', (text, country, region) => expect(hanRegion(text, country)).toBe(region))

  it('have a language in a browser', () => {
    expect(hanLanguage('12 Main St, 陳大文', 'HK')).toBe('zh-Hant-HK')
    expect(hanLanguage('Ada', 'HK')).toBeUndefined()
  })

  it('come from other countries where its own lacks them', () => {
    expect(notoFamilies('直', 'kr')).toEqual(['sans-kr', 'sans-hk', 'sans-tc', 'sans-jp', 'sans-sc'])
  })
})

describe('the language that a screen reader speaks', () => {
  it.each([
    ['שלום', 'he'],
    ['שלום עולם ABC', 'he'],
    ['Shalom שלום', undefined],
    ['Ελένη', 'el'],
    ['Hello', undefined],
    ['12-34', undefined],
    ['', undefined],
    ['直角', 'ja'],
  ])('for %s is %s', (text, language) => expect(spokenLanguage(text, 'jp')).toBe(language))
})
