export const maxSessionNameLength = 60
