package io.selvage.script.language;

/** A position in a script; both numbers count from 1. */
public record Position(int line, int column) implements Comparable<Position> {
    @Override
    public int compareTo(Position other) {
        return line != other.line ? Integer.compare(line, other.line) : Integer.compare(column, other.column);
    }

    @Override
    public String toString() {
        return line + ":" + column;
    }
}
