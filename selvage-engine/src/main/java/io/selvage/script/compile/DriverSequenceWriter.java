package io.selvage.script.compile;

import io.selvage.script.language.Blocks;
import io.selvage.script.language.JavaFragment;
import io.selvage.script.language.ParsedScript;
import io.selvage.script.language.Statement;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes the nested class of one sequence. */
final class DriverSequenceWriter {
    private final ParsedScript script;
    private final JavaFragment type;
    private final Blocks.Sequence sequence;
    private final SourceMappedWriter out;
    private int checks;

    DriverSequenceWriter(ParsedScript script, JavaFragment type, Blocks.Sequence sequence, SourceMappedWriter out) {
        this.script = script;
        this.type = type;
        this.sequence = sequence;
        this.out = out;
    }

    private int line(int offset) {
        return script.source().line(offset);
    }

    void write() {
        String conditions =
                sequence.conditions().stream().map(Blocks.Name::text).collect(Collectors.joining(" "));
        String name = "Sequence" + sequence.number();
        out.line("/** Line " + line(sequence.offset()) + (conditions.isEmpty() ? "" : ": " + conditions) + ". */");
        out.line("public static final class " + name + " extends ScriptedSequence {")
                .deeper();
        out.open().add(type).add(" " + script.component().id() + ";").close();
        sharedClass();
        constructor(name);
        create();
        for (Blocks.Tick tick : sequence.ticks()) {
            for (int i = 0; i < tick.parts().size(); i++) {
                part(method(tick, i), tick.parts().get(i));
            }
        }
        out.shallower().line("}").line("");
    }

    /** Two names may differ only in what Java does not allow in one, so the position is part of it. */
    private static String method(Blocks.Tick tick, int index) {
        String thread = tick.parts().get(index).thread().replaceAll("\\W", "_");
        return "tick" + tick.number() + "_" + (index + 1) + "_" + thread;
    }

    private void sharedClass() {
        sequence.shared().ifPresent(shared -> {
            String base = script.shared().isPresent() ? "GlobalShared" : "SharedState";
            out.line("public static class Shared extends " + base + " {").deeper();
            out.open().add(shared.code().stripped()).close();
            out.shallower().line("}").line("");
        });
        String its = sharedType();
        if (!its.isEmpty()) {
            out.line("final " + its + " " + sharedId() + " = new " + its + "();");
            // a sequence's own block may go by another name than the global one, which is still there
            script.shared()
                    .filter(global -> !global.id().equals(sharedId()))
                    .ifPresent(global -> out.line("final " + its + " " + global.id() + " = " + sharedId() + ";"));
        }
        out.line("");
    }

    private String sharedType() {
        return sequence.shared().isPresent() ? "Shared" : script.shared().isPresent() ? "GlobalShared" : "";
    }

    private String sharedId() {
        return sequence.shared().or(script::shared).map(Blocks.Shared::id).orElse("");
    }

    private void constructor(String name) {
        out.line("public " + name + "() {").deeper();
        out.line("super(" + sequence.ticks().size() + ", " + script.tickMillis() + ");");
        for (Blocks.Tick tick : sequence.ticks()) {
            for (int i = 0; i < tick.parts().size(); i++) {
                Blocks.Part part = tick.parts().get(i);
                out.line("at(" + tick.number() + ", " + literal(part.thread()) + ", " + line(part.offset()) + ", this::"
                        + method(tick, i) + ");");
            }
        }
        out.shallower().line("}").line("");
    }

    private void create() {
        out.line("@Override").line("protected void create() throws Throwable {").deeper();
        out.open()
                .add(script.component().id() + " = new ")
                .add(type)
                .add(script.component().arguments())
                .add(";")
                .close();
        if (!sharedType().isEmpty()) {
            out.line(sharedId() + ".setup();");
        }
        out.shallower().line("}").line("");
        if (!sharedType().isEmpty()) {
            out.line("@Override")
                    .line("protected void destroy() throws Throwable {")
                    .deeper();
            out.line(sharedId() + ".teardown();").shallower().line("}").line("");
        }
    }

    private void part(String method, Blocks.Part part) {
        out.line("private void " + method + "() throws Throwable {").deeper();
        for (Statement piece : part.pieces()) {
            if (piece instanceof Statement.Plain plain) {
                out.open().add(plain.code().stripped()).close();
            } else if (piece instanceof Statement.Watched watched) {
                watched(watched);
            } else if (piece instanceof Statement.Compared compared) {
                compared(compared);
            }
        }
        out.shallower().line("}").line("");
    }

    private void watched(Statement.Watched watched) {
        String check = begin(watched.call(), watched.offset(), watched.exception());
        out.line("try {").deeper().open().add(watched.call());
        out.add(endsStatement(watched.call()) ? "" : ";").close().shallower();
        end(check);
    }

    private static boolean endsStatement(JavaFragment call) {
        String text = call.text().stripTrailing();
        return text.endsWith(";") || text.endsWith("}") || text.contains("//");
    }

    private void compared(Statement.Compared compared) {
        String check = begin(compared.actual(), compared.offset(), Optional.empty());
        out.line("try {").deeper().open().add(check + ".value(");
        out.add(compared.actual()).add(", ").add(compared.expected());
        compared.comparator().ifPresent(comparator -> {
            out.add(", ").add(comparator);
            out.add(comparator.text().strip().matches("[\\w.$]+") ? "::compareValue" : "");
        });
        out.add(");").close().shallower();
        end(check);
    }

    private String begin(JavaFragment what, int offset, Optional<JavaFragment> exception) {
        String check = "check" + ++checks;
        out.open().add("Check " + check + " = check(" + line(offset) + ", " + literal(what.shown()) + ")");
        exception.ifPresent(expected -> {
            boolean isObject = expected.text().strip().startsWith("new ");
            out.add(".expecting(").add(expected.stripped()).add(isObject ? ")" : ".class)");
        });
        out.add(";").close();
        return check;
    }

    private void end(String check) {
        String thrown = "thrown" + checks;
        out.line("} catch (Throwable " + thrown + ") {");
        out.deeper().line(check + ".threw(" + thrown + ");").shallower().line("}");
        out.line(check + ".end();");
    }

    static String literal(String text) {
        StringBuilder literal = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            literal.append(c == '"' || c == '\\' ? "\\" + c : c < ' ' ? " " : String.valueOf(c));
        }
        return literal.append('"').toString();
    }
}
