/** On a card figures say what they are. */
export const Named = ({ name }: { name: string }) => <span className="only-card muted">{name} </span>;
