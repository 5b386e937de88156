package io.selvage.script.language;

import java.util.List;
import java.util.Optional;

/** The blocks that scripts consist of, as plain values. */
final class Blocks {
    private Blocks() {}

    /** {@code Cn text} of {@code #conditions}. */
    record Condition(String id, String text, int offset) {}

    /** {@code #cut}: {@code id} is a {@code type}, made with {@code arguments} (parentheses included). */
    record Component(String id, JavaFragment type, JavaFragment arguments, int offset) {}

    /** {@code #shared}. */
    record Shared(String id, JavaFragment code, int offset) {}

    /** A name and where it stands. */
    record Name(String text, int offset) {}

    /** {@code #begin}. */
    record Sequence(int number, List<Name> conditions, Optional<Shared> shared, List<Tick> ticks, int offset) {
        Sequence {
            conditions = List.copyOf(conditions);
            ticks = List.copyOf(ticks);
        }
    }

    /** {@code #tick}; {@code number} from 1. */
    record Tick(int number, List<Part> parts) {
        Tick {
            parts = List.copyOf(parts);
        }
    }

    /** {@code #thread}: what a thread does in a tick. */
    record Part(String thread, List<Statement> pieces, int offset) {
        Part {
            pieces = List.copyOf(pieces);
        }
    }
}
