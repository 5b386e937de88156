package io.selvage.script.language;

import java.util.List;
import java.util.Optional;

/** The blocks of scripts, as values. Offsets are in the script's text. */
public final class Blocks {
    private Blocks() {}

    /** {@code Cn text} of {@code #conditions}. */
    public record Condition(String id, String text, int offset) {}

    /** {@code #cut}: {@code id} is a {@code type}, made with {@code arguments} (parentheses included). */
    public record ComponentUnderTest(String id, JavaFragment type, JavaFragment arguments, int offset) {}

    /** {@code #shared}. */
    public record Shared(String id, JavaFragment code, int offset) {}

    /** A name and its offset. */
    public record Name(String text, int offset) {}

    /** {@code #begin}; {@code blocked} are the threads of {@code #deadlock}, which must not finish. */
    public record Sequence(
            int number,
            List<Name> conditions,
            List<Name> blocked,
            Optional<Shared> shared,
            List<Tick> ticks,
            int offset) {
        public Sequence {
            conditions = List.copyOf(conditions);
            blocked = List.copyOf(blocked);
            ticks = List.copyOf(ticks);
        }
    }

    /** {@code #tick}; {@code number} from 1. */
    public record Tick(int number, List<ThreadBlock> threadBlocks) {
        public Tick {
            threadBlocks = List.copyOf(threadBlocks);
        }
    }

    /** {@code #thread}: the statements of a thread in a tick. */
    public record ThreadBlock(String thread, List<Statement> statements, int offset) {
        public ThreadBlock {
            statements = List.copyOf(statements);
        }
    }
}
