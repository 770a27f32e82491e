import { describe, expect, it } from 'vitest'
import { canonicalEmail, mailboxOf } from './mailbox.ts'

describe('a mailbox', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    [' Ada@Example.COM ', 'ada@example.com'],
    ['ada+shop+more@example.com', 'ada@example.com'],
    ['ada.lovelace@example.com', 'ada.lovelace@example.com'],
    ['A.d.A+tote@gmail.com', 'ada@gmail.com'],
    ['ada@googlemail.com', 'ada@gmail.com'],
    ['a_d-a.@protonmail.com', 'ada@proton.me'],
    ['ada-b@gmail.com', 'ada-b@gmail.com'],
    ['ada+x@outlook.com', 'ada@outlook.com'],
    ['a.da+x@hotmail.co.uk', 'a.da@hotmail.co.uk'],
    ['ada+x@fastmail.com', 'ada@fastmail.com'],
    ['ada+x@icloud.com', 'ada@icloud.com'],
    ['a.b-x@yahoo.com', 'a.b@yahoo.com'],
    ['ada-x@yahoo.co.uk', 'ada@yahoo.co.uk'],
    ['ada-x@ymail.com', 'ada@ymail.com'],
    ['-ada@yahoo.com', '-ada@yahoo.com'],
    ['ada-x@notyahoo.com', 'ada-x@notyahoo.com'],
    ['ada@BÜCHER.example', 'ada@xn--bcher-kva.example'],
    ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
    ['ａda@ｇmail.com', 'ada@gmail.com'],
    ['ada@example.com.', 'ada@example.com'],
    ['+ada@example.com', '+ada@example.com'],
    ['...@gmail.com', '...@gmail.com'],
    ['ada@constructor', 'ada@constructor'],
    ['no address', '@no address'],
  ])('of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox)
  })
})

describe('the canonical form of an address', () => {
  it.each([
    [' Ada@Example.COM ', 'ada@example.com'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@example.com.', 'ada@example.com'],
    // Other mailboxes, or maybe other mailboxes: limits may join them, accounts must not.
    ['ada+shop@example.com', 'ada+shop@example.com'],
    ['a.da@gmail.com', 'a.da@gmail.com'],
    ['ada@googlemail.com', 'ada@googlemail.com'],
  ])('of %s is %s', (typed, canonical) => {
    expect(canonicalEmail(typed)).toBe(canonical)
  })
})
