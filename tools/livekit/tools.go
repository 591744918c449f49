//go:build tools

// Package livekit pins the LiveKit server that `npm start` builds if no release binary is available.
package livekit

import _ "github.com/livekit/livekit-server/cmd/server"
