/** Of an address; what is no code of anything stays as it is. */
export const decoded = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
