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
                .indent();
        out.beginLine().add(type).add(" " + script.component().id() + ";").endLine();
        sharedClass();
        constructor(name);
        create();
        component();
        for (Blocks.Tick tick : sequence.ticks()) {
            for (int i = 0; i < tick.threadBlocks().size(); i++) {
                part(method(tick, i), tick.threadBlocks().get(i));
            }
        }
        out.outdent().line("}").line("");
    }

    /** Has the position in it, because thread names may differ only in characters that Java does not allow. */
    private static String method(Blocks.Tick tick, int index) {
        String thread = tick.threadBlocks().get(index).thread().replaceAll("\\W", "_");
        return "tick" + tick.number() + "_" + (index + 1) + "_" + thread;
    }

    private void sharedClass() {
        sequence.shared().ifPresent(shared -> {
            String base = script.shared().isPresent() ? "GlobalShared" : "SharedState";
            out.line("public static class Shared extends " + base + " {").indent();
            out.beginLine().add(shared.code().stripped()).endLine();
            out.outdent().line("}").line("");
        });
        String its = sharedType();
        if (!its.isEmpty()) {
            out.line("final " + its + " " + sharedId() + " = new " + its + "();");
            // Both names are valid where the sequence's own block has another name than the global one.
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
        out.line("public " + name + "() {").indent();
        out.line("super(" + sequence.ticks().size() + ", " + script.tickMillis() + ");");
        for (Blocks.Tick tick : sequence.ticks()) {
            for (int i = 0; i < tick.threadBlocks().size(); i++) {
                Blocks.ThreadBlock block = tick.threadBlocks().get(i);
                out.line("at(" + tick.number() + ", " + literal(block.thread()) + ", " + line(block.offset())
                        + ", this::" + method(tick, i) + ");");
            }
        }
        sequence.blocked().forEach(thread -> out.line("neverFinishes(" + literal(thread.text()) + ");"));
        out.outdent().line("}").line("");
    }

    private void component() {
        out.line("@Override").line("protected Object component() {").indent();
        out.line("return " + script.component().id() + ";").outdent().line("}").line("");
    }

    private void create() {
        out.line("@Override").line("protected void create() throws Throwable {").indent();
        out.beginLine()
                .add(script.component().id() + " = new ")
                .add(type)
                .add(script.component().arguments())
                .add(";")
                .endLine();
        if (!sharedType().isEmpty()) {
            out.line(sharedId() + ".setup();");
        }
        out.outdent().line("}").line("");
        if (!sharedType().isEmpty()) {
            out.line("@Override")
                    .line("protected void destroy() throws Throwable {")
                    .indent();
            out.line(sharedId() + ".teardown();").outdent().line("}").line("");
        }
    }

    private void part(String method, Blocks.ThreadBlock block) {
        out.line("private void " + method + "() throws Throwable {").indent();
        for (Statement statement : block.statements()) {
            if (statement instanceof Statement.JavaCode code) {
                out.beginLine().add(code.code().stripped()).endLine();
            } else if (statement instanceof Statement.ExceptionMonitor monitor) {
                exceptionMonitor(monitor);
            } else if (statement instanceof Statement.ValueCheck compared) {
                valueCheck(compared);
            }
        }
        out.outdent().line("}").line("");
    }

    private void exceptionMonitor(Statement.ExceptionMonitor monitor) {
        String check = begin(monitor.call(), monitor.offset(), monitor.exception());
        out.line("try {").indent().beginLine().add(monitor.call());
        out.add(endsStatement(monitor.call()) ? "" : ";").endLine().outdent();
        end(check);
    }

    private static boolean endsStatement(JavaFragment call) {
        String text = call.text().stripTrailing();
        return text.endsWith(";") || text.endsWith("}") || text.contains("//");
    }

    private void valueCheck(Statement.ValueCheck compared) {
        String check = begin(compared.actual(), compared.offset(), Optional.empty());
        out.line("try {").indent().beginLine().add(check + ".value(");
        out.add(compared.actual()).add(", ").add(compared.expected());
        compared.comparator().ifPresent(comparator -> {
            out.add(", ").add(comparator);
            out.add(comparator.text().strip().matches("[\\w.$]+") ? "::compareValue" : "");
        });
        out.add(");").endLine().outdent();
        end(check);
    }

    private String begin(JavaFragment what, int offset, Optional<JavaFragment> exception) {
        String check = "check" + ++checks;
        out.beginLine().add("Check " + check + " = check(" + line(offset) + ", " + literal(what.onOneLine()) + ")");
        exception.ifPresent(expected -> {
            boolean isObject = expected.text().strip().startsWith("new ");
            out.add(".expecting(").add(expected.stripped()).add(isObject ? ")" : ".class)");
        });
        out.add(";").endLine();
        return check;
    }

    private void end(String check) {
        String thrown = "thrown" + checks;
        out.line("} catch (Throwable " + thrown + ") {");
        out.indent().line(check + ".threw(" + thrown + ");").outdent().line("}");
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
