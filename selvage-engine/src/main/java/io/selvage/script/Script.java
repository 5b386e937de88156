package io.selvage.script;

import io.selvage.options.Options;
import io.selvage.script.compile.DriverWriter;
import io.selvage.script.compile.JavaSource;
import io.selvage.script.language.BadScript;
import io.selvage.script.language.Blocks;
import io.selvage.script.language.ParsedScript;
import io.selvage.script.language.ScriptParser;
import io.selvage.script.language.SourceText;
import io.selvage.script.search.Orders;
import io.selvage.script.search.ScriptResult;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A test script in the language of ConAn (Long, Hoffman, Strooper, "Tool support for testing concurrent Java
 * components", IEEE TSE 29(6), 2003), whose clock is logical here: a tick ends when every thread has finished, waits or
 * is blocked.
 *
 * <p>Differences: no real time passes; all orders that the script allows are run, not one; typographic quotes count as
 * plain ones; a checked expression is evaluated once.
 */
public final class Script {
    private final ParsedScript parsed;

    private Script(ParsedScript parsed) {
        this.parsed = parsed;
    }

    /**
     * @throws BadScript with all errors of its structure. Undefined conditions, threads named twice in a tick and
     *     errors of its Java code are reported together when it is compiled
     */
    public static Script parse(Path file) {
        return new Script(ScriptParser.parse(SourceText.read(file)));
    }

    /** Parses a text that is not in a file; {@code name} is its name in messages. */
    public static Script parse(String name, String text) {
        return new Script(ScriptParser.parse(new SourceText(name, text)));
    }

    /**
     * Compiles it and runs all orders that it allows; blocks until there is a verdict. The component comes from the
     * options' class path.
     *
     * @throws BadScript if it does not compile
     */
    public ScriptResult explore(Options options) {
        return explore(options, Orders.ALL, Optional.empty());
    }

    /** @param componentClass a class to test instead of the script's, with the same constructor */
    public ScriptResult explore(Options options, Orders orders, Optional<String> componentClass) {
        return ScriptRunner.of(this, options, orders, componentClass);
    }

    /** The driver as a JUnit test class. */
    public JavaSource driver() {
        return new DriverWriter(parsed, Optional.empty(), DriverWriter.Style.JUNIT).write();
    }

    /**
     * The driver as a class with {@code main}, which needs no test framework: run it with the agent, {@code java
     * -javaagent:selvage-agent.jar -cp …}.
     */
    public JavaSource standAloneDriver() {
        return new DriverWriter(parsed, Optional.empty(), DriverWriter.Style.MAIN).write();
    }

    /** The test plan in Markdown: conditions, and what {@code result} shows of each sequence, tick by tick. */
    public String plan(ScriptResult result) {
        return TestPlan.of(parsed, result);
    }

    /** The name of the file, as it was given. */
    public String file() {
        return parsed.file();
    }

    public int sequenceCount() {
        return parsed.sequences().size();
    }

    public List<String> conditionIds() {
        return parsed.conditions().stream().map(Blocks.Condition::id).toList();
    }

    /** Conditions that no sequence claims to exercise. */
    public List<String> uncoveredConditions() {
        Set<String> uncovered = new LinkedHashSet<>(conditionIds());
        parsed.sequences().forEach(sequence -> sequence.conditions().forEach(name -> uncovered.remove(name.text())));
        return List.copyOf(uncovered);
    }

    ParsedScript parsed() {
        return parsed;
    }
}
