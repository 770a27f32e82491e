/** RFC 5321, section 4.5.3.1.3, without the angle brackets, in octets. Alone in its file, for forms that load no reader. */
export const maxEmailLength = 254
