package io.selvage.mutate.judge;

import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.script.Script;
import java.nio.file.Path;
import java.util.List;

/** Judges by scripts. */
public final class ScriptJudge implements Judge {
    private final Script script;
    private final String className;
    private final Options options;

    public ScriptJudge(Script script, String className, Options options) {
        this.script = script;
        this.className = className;
        this.options = options;
    }

    @Override
    public String name() {
        return "the script " + script.file();
    }

    @Override
    public String className() {
        return className;
    }

    @Override
    public Judgement judge(List<Path> classpath) {
        return Judgements.of(() ->
                script.explore(options.with(OptionList.CLASSPATH, classpath)).result());
    }
}
