const unpaced = {
  key: () => ({ schedule: (_: object, job: (...args: unknown[]) => unknown, ...args: unknown[]) => job(...args) }),
};

/** No pause between requests, and seconds that last a millisecond. */
export const hurried = {
  throttle: { retryAfterBaseValue: 1, write: unpaced, notifications: unpaced, global: unpaced },
  retry: { retryAfterBaseValue: 1 },
};
