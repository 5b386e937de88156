/**
 * One class for each command.
 *
 * <p>Uses {@code cli.demo.scripted}, {@code cli.input}, {@code cli.output}, {@code explore}, {@code explore.shard},
 * {@code explore.subject}, {@code frontend}, {@code model}, {@code monitor}, {@code monitor.input},
 * {@code monitor.report}, {@code monitor.studies}, {@code options}, {@code replay}, {@code report}, {@code script},
 * {@code script.compile}, {@code script.generate}, {@code script.language}, {@code script.search}.
 */
package io.selvage.cli.command;
