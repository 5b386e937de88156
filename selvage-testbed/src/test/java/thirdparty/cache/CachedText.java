package thirdparty.cache;

/** Computes its hash code when it is first asked for, and keeps it, as {@code String} does. */
public final class CachedText {
    private final String text;
    /** Whoever does not see it computes it again. */
    private int hash;

    /** For anybody to change. */
    public int marks;

    public CachedText(String text) {
        this.text = text;
    }

    @Override
    public int hashCode() {
        int known = hash;
        if (known == 0) {
            known = text.length() * 31 + 7;
            hash = known;
        }
        return known;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CachedText cached && cached.text.equals(text);
    }

    public void mark() {
        marks++;
    }
}
