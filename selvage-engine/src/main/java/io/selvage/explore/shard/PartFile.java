package io.selvage.explore.shard;

import io.selvage.explore.statistics.SearchStatistics;
import io.selvage.explore.statistics.TextData;
import io.selvage.model.Finding;
import io.selvage.model.Result;
import io.selvage.model.ResultBuilder;
import io.selvage.model.system.ProcessResult;
import io.selvage.options.BadOption;
import io.selvage.options.Shard;
import io.selvage.report.JsonReport;
import io.selvage.report.ResultReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.CRC32C;

/** The result of a part in a file: a checksum at its end tells whether it is whole. */
public final class PartFile {
    private static final long MAGIC = 0x7368617264666C31L; // "shardfl1"
    private static final int CHECKSUM = Long.BYTES;

    private PartFile() {}

    /** @throws BadOption if the file cannot be written */
    public static void write(Path file, PartResult part) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            Files.createDirectories(folder);
            Path draft = Files.createTempFile(folder, "part", ".new");
            Files.write(draft, bytes(part));
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new BadOption("--result", file + " cannot be written (" + e + ")", "give another file");
        }
    }

    /** The same as bytes. */
    public static byte[] bytes(PartResult part) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            out.writeLong(MAGIC);
            write(part, out);
            out.writeLong(checksum(bytes.toByteArray(), bytes.size()));
            return bytes.toByteArray();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static void write(PartResult part, DataOutputStream out) throws IOException {
        out.writeInt(part.shard().number());
        out.writeInt(part.shard().of());
        List<String> search = new ArrayList<>();
        part.search().forEach((name, value) -> search.addAll(List.of(name, value)));
        TextData.write(search, out);
        PartResult.State state = part.state();
        out.writeByte(state.kind().ordinal());
        out.writeBoolean(state.isOver());
        out.writeLong(state.stoppedIn());
        out.writeBoolean(state.canEnd());
        out.writeDouble(state.estimate());
        TextData.write(
                part.result().processes().stream().map(ProcessResult::name).toList(), out);
        part.statistics().save(out);
        write(part.result(), out);
        out.writeBoolean(part.beginning().isPresent());
        if (part.beginning().isPresent()) {
            write(part.beginning().get(), out);
        }
    }

    private static void write(Result result, DataOutputStream out) throws IOException {
        List<String> texts = new ArrayList<>(List.of(JsonReport.of(result)));
        result.findings().forEach(finding -> texts.add(finding.exception()));
        TextData.write(texts, out);
    }

    private static Result readResult(DataInputStream in) throws IOException {
        List<String> texts = TextData.readAll(in);
        return withExceptions(ResultReader.read(texts.get(0)), texts.subList(1, texts.size()));
    }

    /** @throws BadOption if it is no such file, not whole, or of another version */
    public static PartResult read(Path file) {
        try {
            return read(Files.readAllBytes(file), file.toString());
        } catch (IOException e) {
            String why = Files.exists(file) ? "cannot be read (" + e + ")" : "does not exist";
            throw new BadOption(file.toString(), why, "give the files that --result has written");
        }
    }

    /** @param name what the bytes are called in a message */
    public static PartResult read(byte[] bytes, String name) {
        long magic = bytes.length < Long.BYTES ? 0 : ByteBuffer.wrap(bytes).getLong();
        if (magic >>> Byte.SIZE != MAGIC >>> Byte.SIZE) {
            throw new BadOption(name, "is no result of a shard", "give the files that --result has written");
        }
        if (magic != MAGIC) {
            throw new BadOption(
                    name, "was written by another version of this tool", "run all shards with the same version");
        }
        int length = bytes.length - CHECKSUM;
        if (length < CHECKSUM || ByteBuffer.wrap(bytes).getLong(length) != checksum(bytes, length)) {
            throw damaged(name);
        }
        try {
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes, 0, length));
            in.readLong();
            return read(in);
        } catch (IOException | IllegalArgumentException e) {
            throw damaged(name);
        }
    }

    private static BadOption damaged(String name) {
        return new BadOption(name, "is damaged or was not written to its end", "run that shard again");
    }

    private static PartResult read(DataInputStream in) throws IOException {
        Shard shard = new Shard(in.readInt(), in.readInt());
        Map<String, String> search = new TreeMap<>();
        List<String> pairs = TextData.readAll(in);
        for (int i = 0; i < pairs.size(); i += 2) {
            search.put(pairs.get(i), pairs.get(i + 1));
        }
        PartResult.State state = new PartResult.State(
                PartResult.Kind.values()[in.readByte()],
                in.readBoolean(),
                in.readLong(),
                in.readBoolean(),
                in.readDouble());
        List<String> processes = TextData.readAll(in);
        SearchStatistics statistics = new SearchStatistics();
        statistics.restore(in);
        Result result = ResultBuilder.of(readResult(in))
                .processes(statistics.processes(processes))
                .build();
        Optional<Result> beginning = in.readBoolean() ? Optional.of(readResult(in)) : Optional.empty();
        return new PartResult(shard, search, result, statistics, beginning, state);
    }

    private static Result withExceptions(Result result, List<String> exceptions) {
        List<Finding> findings = new ArrayList<>();
        for (int i = 0; i < exceptions.size(); i++) {
            findings.add(result.findings().get(i).withException(exceptions.get(i)));
        }
        return ResultBuilder.of(result).findings(findings).build();
    }

    private static long checksum(byte[] bytes, int length) {
        CRC32C sum = new CRC32C();
        sum.update(bytes, 0, length);
        return sum.getValue();
    }
}
