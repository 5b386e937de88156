package io.selvage.agent.effects;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/** Runs one method over abstract values until nothing more is found. */
final class MethodAnalysis extends Analyzer<OriginValue> {
    private final MethodScope scope;

    private MethodAnalysis(EffectInterpreter interpreter, MethodScope scope) {
        super(interpreter);
        this.scope = scope;
    }

    static Summary summarise(MethodKey key, Knowledge knowledge) {
        MethodNode method = knowledge.files().code(key.owner(), key.name(), key.descriptor());
        MethodScope scope = new MethodScope(knowledge, key, method);
        EffectInterpreter interpreter = new EffectInterpreter(knowledge, scope);
        if ((method.access & Opcodes.ACC_SYNCHRONIZED) != 0) {
            boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
            scope.read(isStatic ? Origins.STATIC : Origins.self(0), true, "monitor");
        }
        try {
            do {
                new MethodAnalysis(interpreter, scope).analyze(key.owner(), method);
            } while (scope.contents().takeChanged());
            return scope.summary();
        } catch (UnknownEffect e) {
            return Summary.unknown(e.getMessage());
        } catch (AnalyzerException e) {
            return Summary.unknown("cannot be analysed: " + e.getMessage());
        }
    }

    @Override
    protected Frame<OriginValue> newFrame(int locals, int stack) {
        return new EffectFrame(locals, stack, scope.guardedAtEntry());
    }

    @Override
    protected Frame<OriginValue> newFrame(Frame<? extends OriginValue> frame) {
        return new EffectFrame(frame);
    }
}
