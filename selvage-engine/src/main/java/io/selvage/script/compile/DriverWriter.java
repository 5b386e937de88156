package io.selvage.script.compile;

import io.selvage.script.language.Blocks;
import io.selvage.script.language.JavaFragment;
import io.selvage.script.language.ParsedScript;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes the driver of a script: a Java class with a nested class for each sequence. */
public final class DriverWriter {
    /** How the driver is used. */
    public enum Style {
        /** By the explorer, which instantiates the sequences itself. */
        EXPLORER,
        /** By users, as a class with {@code main}. */
        MAIN,
        /** By users, as a JUnit test class. */
        JUNIT
    }

    private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;");

    private final ParsedScript script;
    private final Style style;
    private final JavaFragment type;
    private final SourceMappedWriter out = new SourceMappedWriter();

    public DriverWriter(ParsedScript script, Optional<String> componentClass, Style style) {
        this.script = script;
        this.style = style;
        JavaFragment written = script.component().type();
        type = componentClass
                .map(name -> new JavaFragment(name, written.offset()))
                .orElse(written);
    }

    public JavaSource write() {
        String simple = simpleName();
        String itsPackage = packageName();
        if (!itsPackage.isEmpty()) {
            out.line("package " + itsPackage + ";").line("");
        }
        imports();
        header(simple);
        globalShared();
        script.sequences().forEach(sequence -> new DriverSequenceWriter(script, type, sequence, out).write());
        out.outdent().line("}");
        return new JavaSource(itsPackage.isEmpty() ? simple : itsPackage + "." + simple, out.toString());
    }

    SourceMappedWriter sourceMap() {
        return out;
    }

    private String simpleName() {
        String plain = script.component().type().text().replaceAll("<.*", "").strip();
        String last = plain.substring(plain.lastIndexOf('.') + 1).replaceAll("\\W", "");
        return last + (style == Style.JUNIT ? "ScriptTest" : "Driver");
    }

    private String packageName() {
        for (JavaFragment code : script.top()) {
            Matcher matcher = PACKAGE.matcher(code.text());
            if (matcher.find()) {
                return matcher.group(1);
            }
        }
        return "";
    }

    private void imports() {
        out.line("import io.selvage.script.driver.*;");
        if (style == Style.JUNIT) {
            out.line("import io.selvage.junit.ScenarioTest;").line("import io.selvage.script.Scenarios;");
        }
        if (style == Style.MAIN) {
            out.line("import io.selvage.script.Scenarios;");
        }
        for (JavaFragment code : script.top()) {
            Matcher matcher = PACKAGE.matcher(code.text());
            int from = matcher.find() ? matcher.end() : 0;
            out.add(new JavaFragment(code.text().substring(from), code.offset() + from))
                    .endLine();
        }
    }

    private void header(String name) {
        out.line("").line("/** Made from " + script.file().replace("*/", "* /").replace('\\', '/') + ". */");
        out.line((style == Style.JUNIT ? "" : "public ") + "class " + name + " {")
                .indent();
        if (style == Style.MAIN) {
            String sequences = script.sequences().stream()
                    .map(sequence -> "Sequence" + sequence.number() + "::new")
                    .collect(Collectors.joining(", "));
            out.line("public static void main(String[] args) {").indent();
            out.line("System.exit(Scenarios.runAll(\"" + name + "\", java.util.List.of(" + sequences + ")));");
            out.outdent().line("}").line("");
        }
        if (style == Style.JUNIT) {
            for (Blocks.Sequence sequence : script.sequences()) {
                String conditions = sequence.conditions().stream()
                        .map(condition -> "_" + condition.text().replaceAll("\\W", "_"))
                        .collect(Collectors.joining());
                out.line("@ScenarioTest");
                out.line("void sequence" + sequence.number() + conditions + "() {")
                        .indent();
                out.line("Scenarios.assertPasses(\"sequence " + sequence.number() + "\", Sequence" + sequence.number()
                        + "::new);");
                out.outdent().line("}").line("");
            }
        }
    }

    private void globalShared() {
        script.shared().ifPresent(shared -> {
            out.line("public static class GlobalShared extends SharedState {").indent();
            out.beginLine().add(shared.code().stripped()).endLine();
            out.outdent().line("}").line("");
        });
    }
}
